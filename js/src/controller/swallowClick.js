/**
 * Keeps the click of a press that has done something already from doing more.
 * @param {HTMLElement} root
 * @returns {(swallows: boolean) => void} at each press, whether the click that comes of it is kept off
 */
export function createClickSwallow(root) {
  let swallows = false;
  root.addEventListener(
    "click",
    (event) => {
      if (!swallows || !event.detail) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return (now) => {
    swallows = now;
  };
}
