/** How long great moments last, in milliseconds. Words and drawings last equally long. */

/** The breaking of the loser's tag, once the dice lie still and before any words appear. */
export const BREAKS = 450;
/** A headline, with its sweep over the map. */
export const TELLS = 1500;
/** The board in the winner's colour, before the laurel. */
export const WON = 2000;
