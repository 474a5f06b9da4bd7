import type { Canvas } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ball, ellipse, glint, line, path, place } from '../../pencils/shapes.ts';
import { die } from './die.ts';

/** Two rolling dice, or three under a glass bell. */
export const dice = (canvas: Canvas): string => {
  const { pale, key, third, gold } = canvas.colors;
  const roll = (): [number, number, number] => [
    canvas.random.whole(1, 6),
    canvas.random.whole(1, 6),
    canvas.random.whole(1, 6),
  ];
  if (canvas.random.chance(0.4))
    return (
      place(die(canvas, key, roll()), -70, 26, 1.15, -12) +
      place(die(canvas, third, roll()), 86, -20, 1.05, 14) +
      path(glint(38), '#fff', 'transform="translate(120 -130)"') +
      line('M-170 -110L-130 -80M-120 -160L-100 -110M-60 -170L-56 -126', '#fff', 7, 'opacity=".7"')
    );
  const glass =
    path(
      'M-150 110C-160 -60 -90 -180 0 -180S160 -60 150 110Z',
      '#fff',
      'fill-opacity=".16" stroke="#fff" stroke-opacity=".7" stroke-width="5"',
    ) + path('M-120 60C-124 -50 -84 -120 -40 -146C-84 -84 -96 -20 -92 60Z', '#fff', 'opacity=".5"');
  return (
    ellipse(0, 132, 178, 46, woodTone[4]) +
    ellipse(0, 120, 178, 46, canvas.metal(gold, 0)) +
    ellipse(0, 114, 152, 36, canvas.radial([0, key[2], 100, key[4]])) +
    place(die(canvas, pale, roll()), -66, 52, 0.72, -8) +
    place(die(canvas, pale, roll()), 66, 56, 0.72, 8) +
    place(die(canvas, pale, roll()), 2, -32, 0.76, 4) +
    glass +
    ball(canvas, 0, -184, 17, gold)
  );
};
