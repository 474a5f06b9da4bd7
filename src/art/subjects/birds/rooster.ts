import type { Canvas } from '../../pencils/canvas.ts';
import { place } from '../../pencils/shapes.ts';
import { cock } from './cock.ts';

/** A rooster in full feather. */
export const rooster = (canvas: Canvas): string => place(cock(canvas), -14, 0, 1.02);
