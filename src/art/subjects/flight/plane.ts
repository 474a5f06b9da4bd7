import { type Canvas, n } from '../../pencils/canvas.ts';
import { line, path } from '../../pencils/shapes.ts';

/** A folded paper plane. */
export const plane = (canvas: Canvas): string => {
  const { key, pale } = canvas.colors;
  return (
    path(
      'M-200 150Q-120 140 -70 60',
      'none',
      n`stroke="#fff" stroke-width="7" stroke-dasharray="4 18" stroke-linecap="round" opacity=".8"`,
    ) +
    path('M176 -130L-150 -20L-40 30Z', canvas.linear([0, '#fff', 100, pale[2]])) +
    path('M176 -130L-40 30L-30 140L10 60Z', canvas.linear([0, key[1], 100, key[3]])) +
    path('M176 -130L10 60L110 110Z', canvas.linear([0, key[0], 100, key[2]])) +
    path('M-40 30L-30 140L0 66Z', key[4]) +
    line('M176 -130L-40 30M176 -130L10 60', '#fff', 3, 'opacity=".7"')
  );
};
