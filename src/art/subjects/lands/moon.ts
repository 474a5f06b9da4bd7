import type { Canvas } from '../../pencils/canvas.ts';
import { circle, path, scattered } from '../../pencils/shapes.ts';

/** The full moon behind clouds. */
export const moon = (canvas: Canvas): string =>
  circle(0, 0, 200, canvas.aura(canvas.colors.glow, 0.8)) +
  circle(
    0,
    0,
    140,
    canvas.radial(
      [0, '#fffef4', 55, canvas.colors.pale[1], 100, canvas.colors.pale[3]],
      0.38,
      0.32,
      0.75,
    ),
  ) +
  scattered(
    canvas,
    circle(0, 0, 22, canvas.colors.pale[3], 'opacity=".45"') +
      path('M-22 0A22 22 0 0 1 14 -17A24 24 0 0 0 -22 0Z', canvas.colors.pale[4], 'opacity=".5"'),
    [
      [-50, -30, 1.3],
      [40, 40, 1.6],
      [56, -60, 0.8],
      [-30, 70, 0.9],
      [-90, 24, 0.6],
      [6, -4, 0.5],
    ],
  ) +
  path(
    'M-190 96C-170 62 -120 64 -104 86C-84 52 -20 52 -2 88C30 66 74 78 76 108H-180C-196 108 -196 100 -190 96Z',
    '#fff',
    'opacity=".82"',
  ) +
  path(
    'M40 -96C52 -118 88 -116 98 -100C118 -110 140 -98 142 -84H44C34 -84 34 -92 40 -96Z',
    '#fff',
    'opacity=".6"',
  );
