import type { Canvas } from '../../pencils/canvas.ts';
import { place } from '../../pencils/shapes.ts';
import { chip } from './chip.ts';
import { edgeStack } from './edge-stack.ts';

/** Stacks of chips. */
export const chips = (canvas: Canvas): string =>
  place(edgeStack(canvas, canvas.colors.second, 9), -116, 132) +
  place(edgeStack(canvas, canvas.colors.third, 7), 116, 136) +
  place(edgeStack(canvas, canvas.colors.key, 5), 0, 156) +
  place(chip(canvas, canvas.colors.key, 104), 0, -36, 1, 12) +
  place(chip(canvas, canvas.colors.third, 46), -128, -92, 1, -22) +
  place(chip(canvas, canvas.colors.second, 42), 132, -80, 1, 24);
