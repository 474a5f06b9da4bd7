import type { Canvas } from '../../pencils/canvas.ts';
import { steelTone, woodTone } from '../../pencils/palette.ts';
import { circle, line, path, place, rect } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A war hammer that throws sparks. */
export const hammer = (canvas: Canvas): string =>
  place(
    rect(
      -15,
      -60,
      30,
      240,
      canvas.linear([0, woodTone[4], 45, woodTone[1], 100, woodTone[4]], 0),
      8,
    ) +
      line('M-15 60L15 76M-15 90L15 106M-15 120L15 136', canvas.colors.gold[2], 6) +
      circle(0, 186, 22, canvas.metal()) +
      path(
        'M-124 -160H124L144 -120V-60L124 -24H-124L-144 -60V-120Z',
        canvas.linear([0, steelTone[1], 40, steelTone[2], 100, steelTone[4]]),
      ) +
      path('M-124 -160H124L144 -120H-144Z', steelTone[0], 'opacity=".7"') +
      path('M-60 -166H60V-18H-60Z', canvas.metal()) +
      place(stone(canvas, canvas.colors.key, 46, 8), 0, -92) +
      circle(0, -92, 90, canvas.aura(canvas.colors.key[1], 0.5)) +
      line('M96 -130V-54M112 -124V-60M-96 -130V-54M-112 -124V-60', steelTone[3], 6),
    0,
    0,
    1,
    24,
  ) +
  line('M120 -180L96 -130L130 -130L104 -70', '#fff6c8', 9, 'opacity=".9"') +
  line('M-150 60L-130 90L-160 100L-140 140', '#fff6c8', 7, 'opacity=".7"');
