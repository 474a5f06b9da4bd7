import { type Canvas, n } from '../../pencils/canvas.ts';
import { around, circle, line, path, place, points } from '../../pencils/shapes.ts';

/** A compass with its rose. */
export const compass = (canvas: Canvas): string => {
  const { gold, key, pale } = canvas.colors;
  const needle =
    path('M0 -112L22 0H-22Z', canvas.linear([0, '#ff6a54', 100, '#b3141c'], 0)) +
    path('M0 112L22 0H-22Z', canvas.linear([0, pale[0], 100, pale[3]], 0)) +
    path('M0 -112V112L22 0Z', '#000', 'opacity=".18"');
  return (
    circle(0, -164, 24, 'none', n`stroke="${gold[2]}" stroke-width="11"`) +
    circle(0, 8, 156, gold[4]) +
    circle(0, 0, 156, canvas.metal()) +
    circle(0, 0, 130, canvas.radial([0, key[1], 60, key[3], 100, key[4]])) +
    path(points(8, 116, 34), gold[2], 'opacity=".75"') +
    path(points(4, 124, 26), gold[1]) +
    around(canvas, line('M0 -126V-116', gold[0], 4), 32) +
    place(needle, 0, 0, 1, 30) +
    circle(0, 0, 17, canvas.metal()) +
    path('M-106 -70A128 128 0 0 1 50 -116A170 170 0 0 0 -106 -70Z', '#fff', 'opacity=".45"')
  );
};
