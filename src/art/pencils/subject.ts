import type { Canvas } from './canvas.ts';

/** Draws a thing around the origin, about 360 wide. */
export type Subject = (canvas: Canvas) => string;
