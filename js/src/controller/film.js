/**
 * The film of a game: the kernel draws its frames, the browser turns them into pixels, and this
 * code makes a file of them.
 */

import { setLocal } from "../store/uiEvents.js";
import { createGif, paletteOf } from "./gif.js";
import { downloadText } from "./texts.js";

/** @import { Page } from "../calls.js" */
/** @import { FilmAnswer } from "../types.js" */
/** @import { Requests } from "./requests.js" */

/**
 * @param {Pick<Page, "store"|"signal">} page
 * @param {Requests["fetch"]} fetch
 */
export function createFilm({ store, signal }, fetch) {
  /** The film that is being drawn. @type {object|null} */
  let current = null;

  /** @param {object|null} value the progress that the page shows */
  const tell = (value) =>
    store.dispatch(setLocal("film", { frames: 0, drawn: 0, file: "", failed: false, ...value }));

  /** @param {string} part @param {number} at @returns {Promise<FilmAnswer>} */
  const ask = (part, at) =>
    new Promise((answered, failed) => {
      if (store.get().disconnected) failed(new Error("no kernel"));
      fetch({ type: "query", what: "film", part, at }, ({ ok, data, message }) =>
        ok ? answered(data) : failed(new Error(message)),
      );
    });

  /**
   * Draw all frames. Between two frames, the page does its other work.
   * @param {Document} doc
   * @param {"game"|"last_round"} part
   * @param {() => boolean} isStopped
   */
  async function draw(doc, part, isStopped) {
    const first = await ask(part, 0);
    const { head, times } = first;
    const step = first.frames.length;
    const end = times.length - ((times.length - 1) % step) - 1;
    const last = end ? await ask(part, end) : first;
    const pixelsOf = drawer(doc, head);
    /** @type {Uint8ClampedArray[]} */
    const samples = [];
    for (const frame of [...first.frames, ...last.frames])
      samples.push((await pixelsOf(frame)).data);
    const { width, height } = await pixelsOf(first.frames[0] ?? "");
    const gif = createGif(width, height, paletteOf(samples));
    for (let at = 0; at < times.length && !isStopped(); at += step) {
      const { frames } = at === 0 ? first : at === end ? last : await ask(part, at);
      for (const [place, frame] of frames.entries()) {
        if (isStopped()) return null;
        gif.add((await pixelsOf(frame)).data, times[at + place] ?? 0);
        if (!isStopped()) tell({ frames: times.length, drawn: at + place + 1 });
      }
    }
    return isStopped() ? null : gif.finish();
  }

  return {
    /** @param {Document} doc @param {"game"|"last_round"} part @param {string} name of the file */
    async start(doc, part, name) {
      const film = {};
      current = film;
      const isStopped = () => current !== film || signal.aborted;
      tell({ frames: 1 });
      try {
        const file = await draw(doc, part, isStopped);
        if (isStopped() || !file) return;
        downloadText(doc, { name, type: file.type, text: file });
        tell({ file: name });
      } catch {
        if (!isStopped()) tell({ failed: true });
      }
      if (current === film) current = null;
    },
    stop() {
      current = null;
      tell(null);
    },
  };
}

/**
 * Return a function that turns a frame's drawing, given without the head, into pixels.
 * @param {Document} doc
 * @param {string} head the beginning of all drawings
 */
function drawer(doc, head) {
  const canvas = doc.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  /** @param {string} rest */
  return async (rest) => {
    const image = doc.createElement("img");
    image.src = `data:image/svg+xml,${encodeURIComponent(`${head}${rest}</svg>`)}`;
    await image.decode();
    if (!paper) throw new Error("no canvas");
    if (!canvas.width || canvas.width !== image.width) {
      [canvas.width, canvas.height] = [image.width, image.height];
    }
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    return paper.getImageData(0, 0, canvas.width, canvas.height);
  };
}
