import type { KeyboardEvent } from 'react';

/** What an arrow key means in a row that may run right to left. */
export const stepOfKey = (key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
};

/** Lets the arrow keys move a carousel from anywhere inside it. */
export const carouselKeys = (
  direction: 'ltr' | 'rtl',
  { next, previous }: { next: () => void; previous: () => void },
) => ({
  onKeyDown: ({ key }: KeyboardEvent) => {
    const step = stepOfKey(key, direction);
    if (step > 0) next();
    if (step < 0) previous();
  },
});
