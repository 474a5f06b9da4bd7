import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { around, ball, circle, glint, line, path } from '../../pencils/shapes.ts';
import { wedge } from './wedge.ts';

/** A roulette wheel with its ball. */
export const roulette = (canvas: Canvas): string => {
  const pockets = (rest: number): string =>
    Array.from({ length: 24 }, (_, at) =>
      at > 0 && at % 2 === rest ? wedge(24, 134, at) : '',
    ).join('');
  const { gold } = canvas.colors;
  const bowl =
    circle(0, 8, 180, woodTone[4]) +
    circle(0, 0, 180, canvas.linear([0, woodTone[1], 50, woodTone[3], 100, woodTone[1]], 40)) +
    circle(0, 0, 148, canvas.metal()) +
    circle(0, 0, 141, '#1a1114') +
    path(pockets(1), '#d8202f') +
    path(pockets(0), '#15161c') +
    path(wedge(24, 134, 0), '#1fa35a') +
    circle(0, 0, 134, 'none', n`stroke="${gold[1]}" stroke-width="3"`) +
    circle(0, 0, 98, canvas.metal()) +
    circle(0, 0, 93, canvas.radial([0, woodTone[1], 60, woodTone[2], 100, woodTone[4]])) +
    around(canvas, line('M0 0V-70', gold[2], 9) + circle(0, -72, 12, canvas.metal()), 4, 20) +
    circle(0, 0, 28, canvas.metal()) +
    circle(0, 0, 12, gold[0]) +
    circle(
      0,
      0,
      180,
      canvas.radial(
        [0, fade('#fff', 0.35), 40, fade('#fff', 0), 80, fade('#000', 0), 100, fade('#000', 0.35)],
        0.3,
        0.25,
        0.8,
      ),
    );
  const tilt = canvas.random.pick([1, 0.72, 0.72]);
  return (
    `<g transform="scale(1 ${tilt}) rotate(${canvas.random.whole(0, 90)})">${bowl}</g>` +
    ball(canvas, 74, -84 * tilt, 15, ['#ffffff', '#ffffff', '#eceff5', '#b6bdcc', '#78809a']) +
    path(glint(30), '#fff', `transform="translate(84 ${Math.round(-100 * tilt)})"`)
  );
};
