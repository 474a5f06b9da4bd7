import type { Canvas } from '../../pencils/canvas.ts';
import { ball, circle, line, path, scattered } from '../../pencils/shapes.ts';

/** A round tree with glowing fruits. */
export const tree = (canvas: Canvas): string => {
  const { third, key, gold, random } = { ...canvas.colors, random: canvas.random };
  const cloud = (tone: readonly string[], x: number, y: number, r: number): string =>
    circle(
      x,
      y,
      r,
      canvas.radial([0, tone[1] ?? '', 60, tone[2] ?? '', 100, tone[3] ?? ''], 0.4, 0.25, 0.7),
    );
  const fruits = Array.from(
    { length: 9 },
    () => [random.between(-120, 120), random.between(-130, 20), random.between(0.7, 1.1)] as const,
  );
  return (
    path(
      'M-22 0C-20 80 -40 140 -84 180H84C40 140 20 80 22 0Z',
      canvas.linear([0, '#3f2412', 50, '#9a6233', 100, '#4a2a14'], 0),
    ) +
    line('M0 90C-40 40 -70 30 -90 0M0 70C40 30 60 20 90 -10', '#7a4a24', 16) +
    cloud(key, -92, -10, 78) +
    cloud(key, 96, -16, 76) +
    cloud(key, -50, -84, 82) +
    cloud(key, 56, -90, 84) +
    cloud(key, 0, -30, 96) +
    scattered(
      canvas,
      circle(0, 0, 34, canvas.aura(gold[1], 0.7)) + ball(canvas, 0, 0, 16, third),
      fruits,
    )
  );
};
