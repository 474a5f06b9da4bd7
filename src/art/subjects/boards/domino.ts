import type { Canvas } from '../../pencils/canvas.ts';
import { circle, place, rect, scattered } from '../../pencils/shapes.ts';
import { pipSpots } from './pip-spots.ts';

/** Three dominoes. */
export const domino = (canvas: Canvas): string => {
  const stoneOf = (a: number, b: number): string =>
    rect(-46, -96, 100, 204, '#000', 16, 'opacity=".35"') +
    rect(-50, -102, 100, 204, canvas.linear([0, '#3a3d4c', 100, '#101219'], 60), 16) +
    `<rect x="-43" y="-95" width="86" height="190" rx="11" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="3"/>` +
    rect(-38, -2.5, 76, 5, canvas.colors.gold[2]) +
    place(scattered(canvas, circle(0, 0, 9.5, '#fff'), pipSpots[a] ?? []), 0, -50, 0.98) +
    place(scattered(canvas, circle(0, 0, 9.5, '#fff'), pipSpots[b] ?? []), 0, 50, 0.98);
  return (
    place(stoneOf(3, 5), -96, 26, 0.95, -24) +
    place(stoneOf(6, 4), 96, 26, 0.95, 22) +
    place(stoneOf(6, 6), 0, -20, 1.12, -3) +
    circle(0, -20, 18, canvas.metal())
  );
};
