import { type RefObject, useEffect, useState } from 'react';

/** Taken until the element can be measured: on the server and for the first picture. */
const DEFAULT_WIDTH = 640;

/** The inline size of an element in px, kept up to date. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useEffect(() => {
    const box = element.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured > 0) setWidth(Math.round(measured));
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
