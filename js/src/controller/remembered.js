/**
 * Access a setting that the browser remembers if it can: a page may have no storage.
 * @param {(Window & typeof globalThis)|null} view
 * @param {string} name
 * @returns {{get: () => string|null, set: (value: string) => boolean}} `set` returns whether the
 *   browser remembers the new value
 */
export function remembered(view, name) {
  const key = `risk-widget.${name}`;
  return {
    get() {
      try {
        return view?.localStorage.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        view?.localStorage.setItem(key, value);
        return view !== null;
      } catch {
        // Without storage, the setting lasts as long as the page.
        return false;
      }
    },
  };
}
