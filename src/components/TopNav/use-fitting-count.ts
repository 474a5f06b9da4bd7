import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many of a row's first children fit into its width, beside a last child (the "more" button)
 * that stands there only when something is left over.
 *
 * @param row its children are the items and, last, the button; those that are left over stay in
 * the row out of sight, so that their widths can be measured
 * @returns null before the first measurement
 */
export const useFittingCount = (row: RefObject<HTMLElement | null>): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const measure = () => setCount(fitting(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Words grow and shrink with the language, and when the brand's own face has come.
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [row]);

  return count;
};

const fitting = (row: HTMLElement): number => {
  const children = [...row.children].map((child) => child.getBoundingClientRect().width);
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  return countFitting(children.slice(0, -1), children.at(-1) ?? 0, row.clientWidth, gap);
};

/** How many widths fit into a space; unless all do, a button of width `more` must fit as well. */
export const countFitting = (
  widths: readonly number[],
  more: number,
  space: number,
  gap: number,
): number => {
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (widths.length - 1);
  if (total <= space) return widths.length;
  let used = more;
  const full = widths.findIndex((width) => {
    used += width + gap;
    return used > space;
  });
  return full === -1 ? widths.length : full;
};
