/** What is asked for: a page by where the one before ended, or by its number. */
export interface AskedPage {
  after?: string | undefined;
  pageNo?: number | undefined;
  pageSize: number;
}

/**
 * The number of a page that is asked for by it, from 1; null for every other. Only pages of the site that were loaded before
 * lists had cursors do so; this file goes with the next version.
 */
export const formerPageNo = ({ after, pageNo }: AskedPage): number | null =>
  after === undefined ? (pageNo ?? null) : null;

/** Rows before a page that is asked for by its number. */
export const rowsBefore = (asked: AskedPage): number =>
  ((formerPageNo(asked) ?? 1) - 1) * asked.pageSize;

/** What such a page is told besides its rows, of which there are `total` on all pages; null for every other. */
export const answerFormer = (asked: AskedPage, total = 0) => {
  const pageNo = formerPageNo(asked);
  return pageNo === null ? null : { pageNo, total, totalPages: Math.ceil(total / asked.pageSize) };
};

/**
 * The same of rows that are counted for such a page alone.
 *
 * @param count counts the rows of all pages
 */
export const countFormer = async (asked: AskedPage, count: () => Promise<{ total: number }>) =>
  formerPageNo(asked) === null ? null : answerFormer(asked, (await count()).total);
