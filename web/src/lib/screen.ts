/** How much room there is, as far as it decides what is drawn at all and not only how. */

import { MediaQuery } from "svelte/reactivity";

/** Room for a panel beside a board that is played at. */
export const hasPanel = new MediaQuery("min-width: 761px");
/** Room for a panel beside a board that is read: a replay, a scenario, a puzzle. */
export const hasWidePanel = new MediaQuery("min-width: 901px");
