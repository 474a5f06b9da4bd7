import { type Canvas, fade } from '../../pencils/canvas.ts';
import { circle, line, rect } from '../../pencils/shapes.ts';
import { stars } from '../places/stars.ts';

/** A lit grid that runs to a striped sun. */
export const grid = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const across = [392, 410, 434, 466, 508, 562, 630].map((y) => `M0 ${y}H640`).join('');
  const along = Array.from(
    { length: 13 },
    (_, at) => `M${320 + (at - 6) * 22} 380L${320 + (at - 6) * 150} 660`,
  ).join('');
  const bars = [300, 322, 342, 360].map((y, at) => rect(120, y, 400, 4 + at * 2.4, edge)).join('');
  return (
    rect(
      0,
      0,
      640,
      640,
      canvas.linear([0, corner, 45, edge, 60, middle, 61, corner, 100, corner]),
    ) +
    stars(canvas, 34, 330) +
    circle(320, 240, 240, canvas.aura(colors.glow, 0.55)) +
    circle(320, 240, 160, canvas.linear([0, colors.third[1], 50, colors.glow, 100, core])) +
    bars +
    rect(0, 380, 640, 260, canvas.linear([0, middle, 100, corner])) +
    line(along + across, colors.glow, 2, 'opacity=".6"') +
    rect(
      0,
      376,
      640,
      8,
      canvas.linear([0, fade(colors.glow, 0.1), 50, '#fff', 100, fade(colors.glow, 0.1)], 0),
    )
  );
};
