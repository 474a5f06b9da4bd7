import type { Canvas } from '../../pencils/canvas.ts';
import { glint, line, path, place } from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';

/** A coin in the air. */
export const coinflip = (canvas: Canvas): string =>
  place(`<g transform="scale(.42 1)">${coin(canvas, 110)}</g>`, -112, 60, 0.72, -20) +
  place(`<g transform="scale(.7 1)">${coin(canvas, 110)}</g>`, 112, 70, 0.72, 24) +
  line(
    'M-112 -30C-100 -110 -60 -140 -30 -146M112 -20C104 -100 70 -136 40 -146',
    '#fff',
    6,
    'opacity=".6" stroke-dasharray="2 14"',
  ) +
  place(coin(canvas, 126), 0, -30) +
  path(glint(56), '#fff', 'transform="translate(74 -112)"');
