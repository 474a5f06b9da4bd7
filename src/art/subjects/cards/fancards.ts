import { type Canvas, n } from '../../pencils/canvas.ts';
import { place } from '../../pencils/shapes.ts';
import { back } from './back.ts';
import { chip } from './chip.ts';
import { front } from './front.ts';
import { order } from './order.ts';

/** A full hand held like a fan. */
export const fancards = (canvas: Canvas): string => {
  const hand = Array.from(
    { length: 9 },
    (_, at) =>
      n`<g transform="rotate(${(at - 4) * 11.5} 0 230) translate(0 -6) scale(.8)">${at % 3 === 1 ? back(canvas) : front(canvas, order[at % 4] ?? 'club', 1)}</g>`,
  );
  return hand.join('') + place(chip(canvas, canvas.colors.key, 50), 0, 130);
};
