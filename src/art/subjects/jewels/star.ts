import type { Canvas } from '../../pencils/canvas.ts';
import { around, ball, path, place, points } from '../../pencils/shapes.ts';
import { stone } from './stone.ts';

/** A golden star with a stone at its center. */
export const star = (canvas: Canvas): string => {
  const { gold } = canvas.colors;
  const wing = `<path d="M0 -170L0 0L38 -54Z" fill="${gold[1]}"/><path d="M0 -170L0 0L-38 -54Z" fill="${gold[3]}"/>`;
  return (
    path(points(5, 184, 76), canvas.colors.gold[4]) +
    around(canvas, wing, 5) +
    around(canvas, ball(canvas, 0, 128, 15, canvas.colors.key), 5) +
    place(stone(canvas, canvas.colors.key, 50, 8), 0, 0)
  );
};
