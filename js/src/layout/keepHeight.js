/**
 * Keeps an element as high as it has been at its width: what stands below it does not move up and
 * down with its text. Nothing is measured for it: the browser says what it has laid out.
 * @param {HTMLElement} element
 * @param {AbortSignal} signal
 */
export function keepHeight(element, signal) {
  const { style } = element;
  let width = 0;
  const observer = new ResizeObserver(([entry]) => {
    const { inlineSize = 0, blockSize = 0 } = entry?.borderBoxSize[0] ?? {};
    if (inlineSize === width) style.minHeight = `${blockSize}px`;
    else {
      // In a frame of its own: what an observer changes of what it watches is an error.
      requestAnimationFrame(() => {
        style.minHeight = "";
        observer.unobserve(element);
        observer.observe(element);
      });
    }
    width = inlineSize;
  });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
