/** Ways to copy a text to the clipboard and to download it as a file. */

/**
 * Copy a text to the clipboard. On plain http there is no clipboard; then the text is selected in
 * its field, ready for Ctrl+C.
 * @param {string} text
 * @param {Event} event
 * @returns {Promise<boolean>} whether the clipboard has it
 */
export function copyText(text, event) {
  const button = /** @type {Element} */ (event.currentTarget);
  const field = button.closest(".rw-dialog, .rw-new-game")?.querySelector("[data-code]");
  const view = button.ownerDocument.defaultView;
  function select() {
    if (field instanceof HTMLTextAreaElement) {
      field.focus();
      field.select();
    } else if (field) view?.getSelection()?.selectAllChildren(field);
    return false;
  }
  return (view?.navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, select);
}

/**
 * The placeholder for the front end in a page that was written by Python in a browser, which lacks
 * the front end.
 */
const PROGRAM = "{program}";

/**
 * Put the front end, which lies next to this bundle, into a page that lacks it.
 * @param {string} page
 */
export async function wholePage(page) {
  if (!page.includes(PROGRAM)) return page;
  const found = await fetch(new URL("program.txt", import.meta.url));
  if (!found.ok) throw new Error(`${found.url}: ${found.status}`);
  return page.replace(PROGRAM, await found.text());
}

/** Download a text, or the content of a picture, as a file.
 * @param {Document} doc @param {{name: string, type: string, text: string|Blob}} file */
export function downloadText(doc, { name, type, text }) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = doc.createElement("a");
  link.href = url;
  link.download = name;
  // The link is in the page while it is clicked: VS Code looks there for the file to save.
  link.hidden = true;
  doc.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
