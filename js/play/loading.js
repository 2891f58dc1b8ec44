/** The bar that says what is going on until Python is there, and what went wrong. */

/** @typedef {ReturnType<typeof createBar>} Bar */

/**
 * @param {ParentNode} page
 * @param {string} kept the sentence that what was chosen is kept
 */
export function createBar(page, kept) {
  const find = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (page.querySelector(`[data-bar="${name}"]`));
  const [bar, stage, percent, problem] = ["bar", "stage", "percent", "problem"].map(find);
  if (!bar || !stage || !percent || !problem) throw new Error("the page has no bar");
  const progress = /** @type {HTMLProgressElement} */ (bar.querySelector("progress"));
  let text = "";
  let chosen = false;

  function say() {
    const whole = chosen ? `${text} ${kept}` : text;
    // A region that is written again as it was would be read out again.
    if (stage && stage.textContent !== whole) stage.textContent = whole;
  }

  return {
    /**
     * @param {string} words what is going on
     * @param {number} [share] how much of it is done, from 0 to 1; not known if it is left out
     */
    show(words, share) {
      text = words;
      const said = new Intl.NumberFormat(document.documentElement.lang || "en", {
        style: "percent",
      });
      percent.textContent = share === undefined ? "" : said.format(share);
      if (share === undefined) progress.removeAttribute("value");
      else progress.value = share;
      say();
    },
    /** Something was chosen that only Python can carry out. */
    choose() {
      chosen = true;
      say();
    },
    /** Nothing is going on any more. @param {string} [wrong] a sentence on what is wrong */
    end(wrong) {
      bar.hidden = true;
      problem.hidden = !wrong;
      problem.textContent = wrong ?? "";
    },
  };
}
