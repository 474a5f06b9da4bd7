import type { Canvas } from '../../pencils/canvas.ts';
import { circle, glint, line, path, place } from '../../pencils/shapes.ts';
import { back } from './back.ts';
import { chip } from './chip.ts';
import { front } from './front.ts';
import { suitOf } from './suit-of.ts';
import { suits } from './suits.ts';

const twoHands = (canvas: Canvas): string => {
  const { random } = canvas;
  const bead = (color: string): string =>
    circle(0, 0, 17, color) + circle(-5, -6, 5, '#fff', 'opacity=".7"');
  const road = Array.from({ length: 8 }, (_, at) =>
    place(
      bead(random.pick(['#2f6fe4', '#e2303f', '#e2303f', '#2f6fe4', '#2fae5f'])),
      -147 + at * 42,
      0,
    ),
  ).join('');
  return (
    place(front(canvas, suitOf(canvas, 0), 5), -112, -16, 0.82, -10) +
    place(front(canvas, suitOf(canvas, 1), 3), -58, -20, 0.82, 6) +
    place(front(canvas, suitOf(canvas, 2), 6), 62, -20, 0.82, -6) +
    place(front(canvas, suitOf(canvas, 3), 2), 116, -16, 0.82, 10) +
    place(road, 0, 140)
  );
};

const squeeze = (canvas: Canvas): string =>
  place(back(canvas), 0, -36, 1.1, -8) +
  place(
    path(
      'M-94 110V-20C-60 -60 -10 -30 94 40V124Z',
      canvas.linear([0, '#ffffff', 60, '#eef0f6', 100, '#b9c0d2'], 30),
    ) + place(path(suits.heart, '#d8203a'), -40, 70, 0.8),
    0,
    -10,
    1,
    -8,
  ) +
  place(chip(canvas, canvas.colors.key, 54), -120, 130) +
  place(chip(canvas, canvas.colors.third, 54), 120, 130) +
  path(glint(36), '#fff', 'transform="translate(76 -140)"');

const shoeAndHand = (canvas: Canvas): string => {
  const shoe =
    path('M-180 40L-60 -120H120L180 20V80L-160 120Z', canvas.lit(canvas.colors.dark)) +
    path(
      'M-60 -120H120L180 20L-180 40Z',
      canvas.linear([0, canvas.colors.key[1], 100, canvas.colors.key[3]]),
    ) +
    line('M-60 -120H120L180 20', canvas.colors.gold[1], 6);
  return (
    place(shoe, 20, -50, 0.92) +
    place(front(canvas, suitOf(canvas, 0), 4), -74, 70, 0.76, -28) +
    place(front(canvas, suitOf(canvas, 1), 1), 34, 84, 0.82, 12) +
    place(chip(canvas, canvas.colors.third, 40), 136, 122)
  );
};

/** Two hands with the beads of the road, a card that is squeezed open, or the shoe. */
export const baccarat = (canvas: Canvas): string =>
  canvas.random.pick([twoHands, squeeze, shoeAndHand])(canvas);
