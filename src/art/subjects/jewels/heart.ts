import type { Canvas } from '../../pencils/canvas.ts';
import { line, path } from '../../pencils/shapes.ts';

/** A heart of glass in a golden rim. */
export const heart = (canvas: Canvas): string => {
  const shape =
    'M0 150C-190 20 -170 -130 -80 -130C-40 -130 -12 -108 0 -76C12 -108 40 -130 80 -130C170 -130 190 20 0 150Z';
  const tone = canvas.colors.key;
  return (
    path(
      shape,
      canvas.radial([0, tone[0], 30, tone[1], 65, tone[2], 100, tone[4]], 0.35, 0.28, 0.85),
    ) +
    line(shape, canvas.metal(), 12) +
    path(
      'M-118 -40C-124 -86 -102 -108 -76 -108C-58 -108 -48 -100 -40 -90C-80 -88 -104 -70 -118 -40Z',
      '#fff',
      'opacity=".65"',
    ) +
    path('M0 150L-60 20L0 -20L60 20Z M-60 20L-130 -20M60 20L130 -20', tone[0], 'opacity=".22"')
  );
};
