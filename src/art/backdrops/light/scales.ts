import type { Canvas } from '../../pencils/canvas.ts';
import { place, rect } from '../../pencils/shapes.ts';
import { ground } from './ground.ts';
import { halo } from './halo.ts';

/** Layers of waves like fish scales, as on old prints. */
export const scales = (canvas: Canvas): string => {
  const { glow } = canvas.colors;
  const scale = `<g fill="none" stroke="${glow}" stroke-width="2.5" opacity=".26"><circle r="40"/><circle r="27"/><circle r="14"/></g>`;
  const id = canvas.define(
    'pattern',
    ` width="80" height="48" patternUnits="userSpaceOnUse">${place(scale, 40, 48)}${place(scale, 0, 24)}${place(scale, 80, 24)}`,
  );
  return ground(canvas) + rect(0, 0, 640, 640, `url(#${id})`) + halo(canvas, 310, 0.8);
};
