import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has more to scroll to than it shows; then the keyboard must reach it. */
export const useOverflow = (box: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return overflows;
};
