import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, line, path, place, rect } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** An anchor with a rope. */
export const anchor = (canvas: Canvas): string =>
  line('M60 -150C120 -90 -100 -20 -20 60S110 150 150 110', woodTone[1], 13) +
  line(
    'M60 -150C120 -90 -100 -20 -20 60S110 150 150 110',
    woodTone[3],
    13,
    'stroke-dasharray="4 11" style="stroke-linecap:butt"',
  ) +
  `<circle cx="0" cy="-136" r="32" fill="none" stroke="${canvas.metal()}" stroke-width="19"/>` +
  rect(-17, -108, 34, 260, canvas.metal(canvas.colors.gold, 0), 8) +
  rect(-84, -78, 168, 28, canvas.metal(), 14) +
  path(
    'M0 176C-90 170 -150 120 -160 40L-184 62L-176 0L-108 34L-132 44C-116 96 -70 126 0 132C70 126 116 96 132 44L108 34L176 0L184 62L160 40C150 120 90 170 0 176Z',
    canvas.metal(),
  ) +
  ball(canvas, -88, -64, 17, canvas.colors.key) +
  ball(canvas, 88, -64, 17, canvas.colors.key) +
  place(stone(canvas, canvas.colors.key, 30, 8), 0, 146);
