/** The bar that shows the progress until Python is ready, and any failure. */

/** @typedef {ReturnType<typeof createBar>} Bar */

/**
 * @param {ParentNode} page
 * @param {string} kept the sentence that says that the choice is remembered
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
    // Writing the same text into a live region would make screen readers read it again.
    if (stage && stage.textContent !== whole) stage.textContent = whole;
  }

  return {
    /**
     * @param {string} words the current activity
     * @param {number} [share] the share done, from 0 to 1; unknown if left out
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
    /** Say that a choice is waiting for Python, since only Python can carry it out. */
    choose() {
      chosen = true;
      say();
    },
    /** End the activity. @param {string} [wrong] a sentence on the problem */
    end(wrong) {
      bar.hidden = true;
      problem.hidden = !wrong;
      problem.textContent = wrong ?? "";
    },
  };
}
