/**
 * What the host loads: the widget's code travels packed, since it goes with each widget. The build
 * puts it in the place of `PACKED`; its source is src/index.js.
 */

import { unpackModule } from "./unpack.js";

/**
 * What is shown where the code cannot be unpacked.
 * @param {unknown} error
 * @returns {{render: (host: {el: HTMLElement}) => void}}
 */
const broken = (error) => ({
  render({ el }) {
    el.textContent = `The game cannot be shown: its code could not be unpacked in this browser (${error}). A browser of 2023 or newer can do it.`;
  },
});

export default async function open() {
  try {
    return (await unpackModule(PACKED)).default;
  } catch (error) {
    return broken(error);
  }
}
