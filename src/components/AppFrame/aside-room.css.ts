import { createVar } from '@vanilla-extract/css';

/** How much of the page's end the right bar covers; unset where a brand has none. */
export const asideRoom = createVar();
