/** More sites than this are not taken away by mistake: a share of all, or so many. */
const MANY = { share: 0.01, sites: 3 };

/**
 * Whether a build asks for `--allow-remove` before it takes sites away: a folder that was moved or is
 * not there yet on this machine looks like a merchant that is gone.
 *
 * @param gone how many would go
 * @param known how many sites there are
 */
export const areManyRemovals = (gone: number, known: number): boolean =>
  gone > known * MANY.share || gone >= MANY.sites;
