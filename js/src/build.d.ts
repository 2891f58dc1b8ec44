/** A style sheet, bundled and minified, as text. */
declare module "*.css" {
  const text: string;
  export default text;
}

/** The packed front end, in the loader. */
declare const PACKED: string;
