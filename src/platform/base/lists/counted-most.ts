/** Rows that are counted for a total, unless all of them are asked for. */
export const COUNTED_MOST = 2000;
