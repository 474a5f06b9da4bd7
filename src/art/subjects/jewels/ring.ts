import type { Canvas } from '../../pencils/canvas.ts';
import { glint, path, place } from '../../pencils/shapes.ts';
import { stone } from './stone.ts';

/** A ring with one large stone. */
export const ring = (canvas: Canvas): string =>
  `<ellipse cx="0" cy="56" rx="104" ry="108" fill="none" stroke="${canvas.metal()}" stroke-width="34"/><ellipse cx="0" cy="56" rx="88" ry="92" fill="none" stroke="${canvas.colors.gold[4]}" stroke-width="5" opacity=".7"/><ellipse cx="0" cy="56" rx="119" ry="123" fill="none" stroke="${canvas.colors.gold[0]}" stroke-width="3" opacity=".8"/>` +
  path('M-70 -58L-40 -20H40L70 -58Z', canvas.metal()) +
  place(stone(canvas, canvas.colors.key, 84, 8), 0, -96) +
  path(glint(40), '#fff', 'transform="translate(44 -140)"');
