/**
 * Draws a story in type of twice the size, as WCAG 2.2 (1.4.4) asks it to hold: for `beforeEach`.
 *
 * @returns takes it back
 */
export const largeType = async (): Promise<() => void> => {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  // What was measured of the page before is kept until it is drawn.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  return () => {
    style.fontSize = '';
  };
};
