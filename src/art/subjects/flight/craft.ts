import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, path, place } from '../../pencils/shapes.ts';
import { flame } from './flame.ts';

/** A rocket that points upwards, with its flame. */
export const craft = (canvas: Canvas): string => {
  const { key, pale, second } = canvas.colors;
  return (
    place(flame(canvas), 0, 108) +
    path(
      'M-50 60C-100 80 -104 120 -100 158L-40 120ZM50 60C100 80 104 120 100 158L40 120Z',
      canvas.lit(key),
    ) +
    path(
      'M0 -190C60 -140 74 -40 50 110H-50C-74 -40 -60 -140 0 -190Z',
      canvas.linear([0, pale[3], 35, '#fff', 70, pale[1], 100, pale[4]], 0),
    ) +
    path('M0 -190C34 -162 52 -118 60 -70H-60C-52 -118 -34 -162 0 -190Z', canvas.lit(key)) +
    path('M-54 84H54L50 112H-50Z', canvas.metal()) +
    circle(0, -18, 37, canvas.metal()) +
    circle(0, -18, 27, canvas.round(second)) +
    path('M-12 60H12V140Q0 160 -12 140Z', canvas.lit(key)) +
    ellipse(-10, -30, 9, 6, '#fff', 'opacity=".9"')
  );
};
