/**
 * The page numbers to draw: the first, the last and the neighbours of this one; null is a gap.
 * At most seven entries, so that they fit 360 px with both arrows.
 */
export const visiblePages = (page: number, pages: number): (number | null)[] => {
  if (pages <= 5) return Array.from({ length: pages }, (_, index) => index + 1);
  const from = Math.max(1, Math.min(page - 1, pages - 2));
  const to = Math.min(pages, Math.max(page + 1, 3));
  const middle = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return [
    ...(from > 1 ? [1] : []),
    ...(from === 3 ? [2] : from > 3 ? [null] : []),
    ...middle,
    ...(to === pages - 2 ? [pages - 1] : to < pages - 2 ? [null] : []),
    ...(to < pages ? [pages] : []),
  ];
};
