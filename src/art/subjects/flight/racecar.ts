import { type Canvas, n } from '../../pencils/canvas.ts';
import { steelTone } from '../../pencils/palette.ts';
import { circle, ellipse, glint, line, path, place, rect } from '../../pencils/shapes.ts';

/** A racing car from its side. */
export const racecar = (canvas: Canvas): string => {
  const { key, pale, third } = canvas.colors;
  const wheel =
    circle(0, 0, 42, '#14141c') +
    circle(0, 0, 24, canvas.metal(steelTone)) +
    circle(0, 0, 8, '#14141c') +
    circle(0, 0, 34, 'none', n`stroke="${third[2]}" stroke-width="3"`);
  return (
    ellipse(0, 122, 200, 24, canvas.aura('#000', 0.8)) +
    line('M-210 20H-120M-220 60H-150M-200 100H-140', '#fff', 7, 'opacity=".6"') +
    path('M-176 -30H-120L-104 40H-160Z', canvas.lit(key)) +
    rect(-190, -48, 84, 20, canvas.lit(third), 4) +
    path(
      'M-150 40C-130 0 -70 -10 -40 -14C-20 -60 50 -60 70 -10C120 0 176 30 196 66L186 88H-160Z',
      canvas.linear([0, key[1], 45, key[2], 100, key[4]]),
    ) +
    path(
      'M-26 -16C-10 -44 34 -46 50 -12C30 -4 -6 -6 -26 -16Z',
      canvas.linear([0, '#fff', 100, '#5b7fa8']),
    ) +
    path('M-140 44C-60 20 80 20 190 62L192 72H-150Z', pale[0], 'opacity=".9"') +
    circle(-30, 52, 24, pale[0]) +
    circle(-30, 52, 15, third[2]) +
    rect(150, 84, 62, 12, key[4], 5) +
    place(wheel, -104, 84, 1.12) +
    place(wheel, 108, 88) +
    path('M-96 10C-60 -2 0 -4 60 2', 'none', 'stroke="#fff" stroke-width="5" opacity=".6"') +
    path(glint(30), '#fff', 'transform="translate(150 46)"')
  );
};
