import type { Canvas } from '../../pencils/canvas.ts';
import { line, path, place, rect } from '../../pencils/shapes.ts';
import { ground } from '../light/ground.ts';
import { halo } from '../light/halo.ts';

/** Hexagons and traces of an arena for machines. */
export const hexes = (canvas: Canvas): string => {
  const { colors } = canvas;
  const hex = 'M0 -34L29.4 -17V17L0 34L-29.4 17V-17Z';
  const id = canvas.define(
    'pattern',
    ` width="58.8" height="102" patternUnits="userSpaceOnUse">${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 29.4, 34)}${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 0, 85)}${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 58.8, 85)}`,
  );
  return (
    ground(canvas) +
    rect(0, 0, 640, 640, `url(#${id})`) +
    path('M-10 -10H210L-10 250Z M650 -10H430L650 250Z', canvas.colors.ground[3], 'opacity=".6"') +
    line('M210 -10L-10 250M430 -10L650 250', colors.key[2], 6) +
    line('M236 -10L-10 282M404 -10L650 282', colors.key[1], 2, 'opacity=".7"') +
    halo(canvas, 270, 0.75)
  );
};
