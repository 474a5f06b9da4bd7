import type { Canvas } from '../../pencils/canvas.ts';
import { circle, mirrored, path, rect } from '../../pencils/shapes.ts';

/** A game controller. */
export const controller = (canvas: Canvas): string => {
  const { key, second, third, gold, ink } = canvas.colors;
  const half =
    path(
      'M0 -84H60C120 -110 150 -80 166 -20C186 60 190 130 150 140C110 148 96 80 60 60H0Z',
      canvas.linear([0, key[1], 45, key[2], 100, key[4]]),
    ) +
    path('M0 -84H60C120 -110 150 -80 162 -36C120 -70 60 -64 0 -64Z', '#fff', 'opacity=".4"') +
    rect(66, -112, 66, 26, canvas.lit(canvas.colors.dark), 11) +
    circle(52, 34, 34, ink) +
    circle(52, 30, 27, canvas.round(canvas.colors.dark));
  return (
    mirrored(canvas, half) +
    path('M-118 -44H-98V-62H-78V-44H-58V-24H-78V-6H-98V-24H-118Z', ink) +
    path('M-114 -48H-94V-66H-82V-48H-62V-28H-82V-10H-94V-28H-114Z', '#f2f4fb') +
    [
      [88, -62, third],
      [116, -36, second],
      [60, -36, gold],
      [88, -10, key],
    ]
      .map(([x, y, tone]) => circle(x as number, y as number, 15, canvas.round(tone as typeof key)))
      .join('') +
    circle(0, -34, 22, canvas.radial([0, '#fff', 100, canvas.colors.glow])) +
    circle(0, -34, 70, canvas.aura(canvas.colors.glow, 0.7)) +
    rect(-20, 8, 40, 8, ink, 4)
  );
};
