/** Hands texts to the clipboard and to the browser as files. */

/**
 * Puts a text into the clipboard. There is none on plain http: then the text is selected in its
 * field, ready for Ctrl+C.
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

/** Hands a text to the browser as a file.
 * @param {Document} doc @param {{name: string, type: string, text: string}} file */
export function downloadText(doc, { name, type, text }) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = doc.createElement("a");
  link.href = url;
  link.download = name;
  // In the page while it is clicked: VS Code looks there for what is to be saved.
  link.hidden = true;
  doc.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
