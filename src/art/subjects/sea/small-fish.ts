import type { Canvas } from '../../pencils/canvas.ts';
import { line, path } from '../../pencils/shapes.ts';
import { eye } from './eye.ts';

/** A small bright fish that swims to the right. */
export const smallFish = (canvas: Canvas, tone: Canvas['colors']['key'], band: string): string => {
  const drawing =
    path(
      'M-56 0C-84 -40 -104 -44 -112 -36C-100 -12 -100 12 -112 36C-104 44 -84 40 -56 0Z',
      canvas.lit(tone),
    ) +
    path('M-30 -40C0 -84 40 -74 50 -44ZM-20 40C0 72 24 70 32 46Z', canvas.lit(tone)) +
    path(
      'M-76 0C-30 -66 60 -62 92 0C60 62 -30 66 -76 0Z',
      canvas.linear([0, tone[3], 40, tone[1], 75, tone[0], 100, tone[1]], 270),
    ) +
    path('M8 -50C-10 -16 -10 16 8 50L34 44C18 16 18 -16 34 -46Z', band, 'opacity=".85"') +
    path('M-36 -38C-46 -12 -46 12 -36 38L-20 46C-30 14 -30 -14 -20 -46Z', band, 'opacity=".85"') +
    eye(canvas, 58, -10, 12) +
    line('M78 14Q70 20 62 16', tone[4], 4) +
    path('M-10 4C0 24 20 28 30 12C16 10 4 6 -10 4Z', tone[3]) +
    path('M-40 -30C0 -56 40 -52 66 -30C30 -40 0 -40 -40 -30Z', '#fff', 'opacity=".5"');
  return `<use href="#${canvas.define('g', `>${drawing}`)}"/>`;
};
