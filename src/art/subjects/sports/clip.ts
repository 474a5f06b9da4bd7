import { type Canvas, n } from '../../pencils/canvas.ts';

/** What is drawn, cut to a circle. */
export const clip = (canvas: Canvas, r: number, inside: string): string =>
  `<g clip-path="url(#${canvas.define('clipPath', n`><circle r="${r}"/>`)})">${inside}</g>`;
