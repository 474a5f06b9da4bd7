import type { Canvas } from '../../canvas.ts';
import { place } from '../../shapes.ts';
import { cock } from './cock.ts';

/** A rooster in full feather. */
export const rooster = (canvas: Canvas): string => place(cock(canvas), -14, 0, 1.02);
