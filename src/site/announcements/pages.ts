/** One page of a list, and where it stands. */
export interface PageOf<T> {
  items: T[];
  /** From 1. */
  page: number;
  /** At least 1, so that an empty list has one empty page. */
  totalPages: number;
}

/** The wanted page of a list; a page that does not exist becomes the nearest one that does. */
export const pageOf = <T>(list: readonly T[], wantedPage: number, pageSize: number): PageOf<T> => {
  const totalPages = Math.max(1, Math.ceil(list.length / pageSize));
  const page = Math.min(Math.max(1, Math.trunc(wantedPage)), totalPages);
  return { items: list.slice((page - 1) * pageSize, page * pageSize), page, totalPages };
};

/** The page (from 1) on which the item of an index stands. */
export const pageOfIndex = (index: number, pageSize: number): number =>
  Math.floor(Math.max(0, index) / pageSize) + 1;
