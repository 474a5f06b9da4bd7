/** Room for the longest figure and the compact card around it, as a length in CSS: a figure that breaks cannot be read. */
export const figureRoom = (figures: readonly string[]): string =>
  `${Math.max(10, ...figures.map(({ length }) => length)) * 1.05 + 2.75}rem`;
