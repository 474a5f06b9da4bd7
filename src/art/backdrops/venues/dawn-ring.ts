import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, rect, scattered } from '../../pencils/shapes.ts';

/** Dust and banners of a ring at dawn. */
export const dawnRing = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const flag =
    path('M0 0V150L24 128L48 150V0Z', canvas.lit(colors.key)) +
    path('M0 0H48V16H0Z', colors.gold[2]);
  const posts = Array.from({ length: 9 }, (_, at) => rect(20 + at * 72, 430, 10, 90, corner)).join(
    '',
  );
  return (
    rect(0, 0, 640, 640, canvas.linear([0, edge, 36, middle, 58, core, 66, '#ffe2a0'])) +
    circle(320, 400, 300, canvas.aura('#fff0c0', 0.9)) +
    circle(320, 400, 130, '#fff4d6', 'opacity=".8"') +
    scattered(canvas, flag, [
      [30, -10, 1.2],
      [130, -30, 1],
      [470, -30, 1],
      [560, -10, 1.2],
    ]) +
    posts +
    line('M0 448H640M0 484H640', corner, 6) +
    path('M-10 520Q320 490 650 520V660H-10Z', canvas.linear([0, '#d99a58', 100, '#5c3018'])) +
    ellipse(320, 580, 330, 70, canvas.aura('#ffe2a0', 0.6))
  );
};
