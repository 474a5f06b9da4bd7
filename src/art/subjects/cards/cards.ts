import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, glint, path, place, rect } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';
import { back } from './back.ts';
import { chip } from './chip.ts';
import { edgeStack } from './edge-stack.ts';
import { front } from './front.ts';
import { order } from './order.ts';
import { suitOf } from './suit-of.ts';

const pair = (canvas: Canvas): string =>
  place(back(canvas), -70, 8, 1, -24) +
  place(front(canvas, suitOf(canvas, 0), 1), 44, -6, 1.08, 10) +
  place(chip(canvas, canvas.colors.key, 56), -106, 122) +
  place(chip(canvas, canvas.colors.third, 48), -28, 150) +
  path(glint(34), '#fff', 'transform="translate(112 -110)"');

const trio = (canvas: Canvas): string =>
  [-1, 0, 1]
    .map((at) =>
      place(
        front(canvas, suitOf(canvas, at + 1), at === 0 ? 1 : canvas.random.whole(2, 6)),
        at * 84,
        Math.abs(at) * 20 - 20,
        0.98,
        at * 17,
      ),
    )
    .join('') +
  place(edgeStack(canvas, canvas.colors.key, 5), -96, 150) +
  place(edgeStack(canvas, canvas.colors.second, 3), 100, 154);

const royal = (canvas: Canvas): string => {
  const crown =
    path('M-44 22L-54 -24L-24 -2L0 -42L24 -2L54 -24L44 22Z', canvas.metal()) +
    rect(-44, 24, 88, 14, canvas.metal(), 4);
  return (
    Array.from(
      { length: 5 },
      (_, at) =>
        n`<g transform="rotate(${(at - 2) * 17} 0 210) scale(.9)">${front(canvas, order[at % 4] ?? 'heart', at === 4 ? 1 : at + 2)}</g>`,
    ).join('') + place(circle(0, 0, 70, canvas.aura('#fff2b8', 0.9)) + crown, 0, 130, 1.25)
  );
};

const single = (canvas: Canvas): string =>
  place(back(canvas), -96, 26, 0.86, -16) +
  place(back(canvas), 100, 26, 0.86, 16) +
  circle(0, -10, 150, canvas.aura('#fff', 0.55)) +
  place(front(canvas, suitOf(canvas, 2), 1), 0, -12, 1.26) +
  place(stone(canvas, canvas.colors.key, 40, 8), 0, 150);

const pot = (canvas: Canvas): string =>
  place(front(canvas, suitOf(canvas, 1), 4), -52, -56, 0.9, -14) +
  place(front(canvas, suitOf(canvas, 3), 1), 54, -62, 0.9, 12) +
  place(edgeStack(canvas, canvas.colors.third, 5), -118, 140) +
  place(edgeStack(canvas, canvas.colors.second, 4), 118, 142) +
  place(edgeStack(canvas, canvas.colors.key, 7), 0, 158) +
  place(chip(canvas, canvas.colors.key, 40), -168, 60, 1, -20) +
  place(chip(canvas, canvas.colors.third, 36), 170, 50, 1, 20);

const rain = (canvas: Canvas): string =>
  place(back(canvas), -120, -80, 0.62, -30) +
  place(front(canvas, suitOf(canvas, 0), 3), 126, -92, 0.6, 26) +
  place(back(canvas), 130, 108, 0.6, 40) +
  place(front(canvas, suitOf(canvas, 1), 5), -128, 104, 0.62, -40) +
  place(front(canvas, suitOf(canvas, 2), 1), 0, 0, 1.06, -6) +
  place(chip(canvas, canvas.colors.key, 44), 66, 128) +
  path(glint(40), '#fff', 'transform="translate(70 -112)"');

/** Cards on a table, in one of six arrangements. */
export const cards = (canvas: Canvas): string =>
  canvas.random.pick([pair, trio, royal, single, pot, rain])(canvas);
