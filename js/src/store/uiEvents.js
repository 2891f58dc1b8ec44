/** The events of the page alone that many of its parts send. */

/** @import { UiEvent, Dialog } from "./state.js" */

/** Open a dialog, or close the open one. @param {Dialog|null} dialog @returns {UiEvent} */
export const showDialog = (dialog) => ({ type: "dialog", dialog });

/** Show the position after some decisions, or null for the present. @param {number|null} at @returns {UiEvent} */
export const lookBackTo = (at) => ({ type: "look_back", at });

/** Change what one view alone remembers. @param {string} name @param {object} value @returns {UiEvent} */
export const setLocal = (name, value) => ({ type: "local", name, value });
