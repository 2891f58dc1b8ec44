// Sphinx looks up the text below an anchor as it stands; in a query, the dot of an id such as
// "attack.armies" would begin a class.
addEventListener("DOMContentLoaded", () => {
  if (typeof Search === "undefined") return;
  const { htmlToText } = Search;
  Search.htmlToText = (html, anchor) =>
    htmlToText(html, anchor ? `#${CSS.escape(anchor.slice(1))}` : anchor);
});
