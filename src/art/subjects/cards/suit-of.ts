import type { Canvas } from '../../pencils/canvas.ts';
import { order } from './order.ts';
import type { Suit } from './suit.ts';

/** A suit, another for each number. */
export const suitOf = (canvas: Canvas, at: number): Suit =>
  order[(at + canvas.random.whole(0, 3)) % 4] ?? 'spade';
