import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { circle, line, path, place, rect } from '../../pencils/shapes.ts';

/** Stands, floodlights and a striped pitch. */
export const stadium = (canvas: Canvas): string => {
  const { colors, random } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const stripes = Array.from(
    { length: 9 },
    (_, at) =>
      `M${320 + (at * 2 - 9) * 46} 420L${320 + (at * 2 - 8) * 46} 420L${320 + (at * 2 - 8) * 130} 660H${320 + (at * 2 - 9) * 130}Z`,
  ).join('');
  const crowd = Array.from(
    { length: 70 },
    () => n`M${random.whole(0, 640)} ${random.whole(310, 402)}h.1`,
  ).join('');
  const lamp =
    rect(-42, -20, 84, 42, corner, 6) +
    [-28, -9, 10, 29].map((x) => circle(x, -9, 7, '#fff') + circle(x, 10, 7, '#fff')).join('') +
    circle(0, 0, 150, canvas.aura('#fff', 0.65));
  return (
    rect(0, 0, 640, 640, canvas.linear([0, corner, 45, middle, 64, core])) +
    path('M-10 300Q320 360 650 300V430H-10Z', edge) +
    line(crowd, colors.glow, 5, 'opacity=".5"') +
    path(
      'M-10 404Q320 436 650 404V660H-10Z',
      canvas.linear([0, '#7fd069', 40, '#3b9f4a', 100, '#14552f']),
    ) +
    path(stripes, '#fff', 'opacity=".1"') +
    line('M-10 470Q320 500 650 470', '#fff', 4, 'opacity=".7"') +
    place(lamp, 90, 92) +
    place(lamp, 550, 92) +
    path(
      'M90 92L200 640H440Z M550 92L440 640H200Z',
      canvas.linear([0, fade('#fff', 0.3), 100, fade('#fff', 0)]),
    )
  );
};
