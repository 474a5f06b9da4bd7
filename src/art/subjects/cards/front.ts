import { type Canvas, n } from '../../pencils/canvas.ts';
import { path, rect } from '../../pencils/shapes.ts';
import type { Suit } from './suit.ts';
import { suits } from './suits.ts';

/** A card that shows its suit. */
export const front = (canvas: Canvas, suit: Suit, pips: number): string => {
  const color = suit === 'heart' || suit === 'diamond' ? '#d8203a' : '#1d2030';
  const pip = path(suits[suit], color);
  const id = canvas.define('g', `>${pip}`);
  const at = (x: number, y: number, s: number, turn = 0): string =>
    n`<use href="#${id}" transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${s})"/>`;
  const layouts: Record<number, string> = {
    1: at(0, 0, 1.5),
    2: at(0, -62, 0.8) + at(0, 62, 0.8, 180),
    3: at(0, -70, 0.7) + at(0, 0, 0.7) + at(0, 70, 0.7, 180),
    4: at(-34, -56, 0.7) + at(34, -56, 0.7) + at(-34, 56, 0.7, 180) + at(34, 56, 0.7, 180),
    5:
      at(-34, -60, 0.66) +
      at(34, -60, 0.66) +
      at(0, 0, 0.66) +
      at(-34, 60, 0.66, 180) +
      at(34, 60, 0.66, 180),
    6:
      at(-34, -66, 0.62) +
      at(34, -66, 0.62) +
      at(-34, 0, 0.62) +
      at(34, 0, 0.62) +
      at(-34, 66, 0.62, 180) +
      at(34, 66, 0.62, 180),
  };
  const blank = canvas.define(
    'g',
    `>${rect(-84, -116, 172, 240, '#000', 14, 'opacity=".28"')}${rect(
      -86,
      -120,
      172,
      240,
      canvas.linear([0, '#ffffff', 100, '#dfe3ee'], 60),
      14,
    )}<rect x="-76" y="-110" width="152" height="220" rx="9" fill="none" stroke="${canvas.colors.gold[2]}" stroke-width="2.5"/>`,
  );
  return `<use href="#${blank}"/>${layouts[pips] ?? layouts[1]}${at(-60, -92, 0.28)}${at(60, 92, 0.28, 180)}`;
};
