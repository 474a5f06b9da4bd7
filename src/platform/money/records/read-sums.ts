import { COUNTED_MOST } from '../../base/lists/counted-most.ts';
import { type AskedPage, formerPageNo } from '../../base/lists/former-pages.ts';

/** A page of a list that tells what all of it comes to. */
interface AskedList extends AskedPage {
  /** However many rows there are. */
  exact: boolean;
}

/**
 * What a list comes to over all of its pages. The first page tells it, of up to `COUNTED_MOST` rows unless all of them are
 * asked for; a page that is asked for by its number always does.
 *
 * @param sum adds up; given a number of rows, it looks at one more at most
 * @returns null where it is not told
 */
export const readSums = async <Sums extends { rows: number }>(
  asked: AskedList,
  sum: (most?: number) => Promise<Sums>,
): Promise<Sums | null> => {
  if (asked.after !== undefined) return null;
  if (asked.exact || formerPageNo(asked) !== null) return sum();
  const sums = await sum(COUNTED_MOST);
  return sums.rows <= COUNTED_MOST ? sums : null;
};
