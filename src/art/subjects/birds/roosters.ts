import type { Canvas } from '../../pencils/canvas.ts';
import { around, circle, line, place } from '../../pencils/shapes.ts';
import { cock } from './cock.ts';

/** Two roosters that leap at each other. */
export const roosters = (canvas: Canvas): string => {
  const id = canvas.define('g', `>${cock(canvas)}`);
  const spark = around(canvas, line('M0 -18V-46', '#fff3b8', 7), 8) + circle(0, 0, 16, '#fff');
  return (
    `<use href="#${id}" transform="translate(-112 14) rotate(-16) scale(.78)"/><g style="filter:hue-rotate(${canvas.random.pick([40, 150, 200])}deg)"><use href="#${id}" transform="translate(112 14) rotate(16) scale(-.78 .78)"/></g>` +
    circle(0, -60, 120, canvas.aura('#fff0b0', 0.75)) +
    place(spark, 0, -70)
  );
};
