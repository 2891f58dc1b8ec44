/**
 * What the host loads: the widget's code travels packed, since it goes with each widget. The build
 * puts it in the place of `PACKED`; its source is src/index.js.
 */

import { unpackModule } from "./unpack.js";

export default async function open() {
  try {
    return (await unpackModule(PACKED)).default;
  } catch (error) {
    return {
      /** @param {{el: HTMLElement}} host */
      render({ el }) {
        el.textContent = `The game cannot be shown: its code could not be unpacked in this browser (${error}). A browser of 2023 or newer can do it.`;
      },
    };
  }
}
