/** What an arrow key means in a row that may run right to left. */
export const stepOfKey = (key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1;
};
