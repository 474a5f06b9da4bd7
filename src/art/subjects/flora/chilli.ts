import type { Canvas } from '../../pencils/canvas.ts';
import { ellipse, glint, line, path } from '../../pencils/shapes.ts';

/** Two chillies before a fiery glow. */
export const chilli = (canvas: Canvas): string => {
  const { key } = canvas.colors;
  const one =
    path(
      'M-34 -110C20 -130 60 -100 58 -40C56 60 0 140 -110 176C-60 100 -60 40 -60 -40C-60 -80 -54 -100 -34 -110Z',
      canvas.linear([0, key[4], 35, key[2], 55, key[1], 75, key[2], 100, key[3]], 15),
    ) +
    path('M-26 -90C-44 -40 -34 40 -66 110C-20 40 -8 -40 -8 -94Z', '#fff', 'opacity=".45"') +
    path(
      'M-52 -96C-30 -130 40 -132 58 -84C30 -96 14 -84 2 -90C-18 -78 -30 -92 -52 -96Z',
      '#4fae4a',
    ) +
    line('M4 -116C8 -150 34 -164 60 -160', '#3b8f3c', 13);
  const id = canvas.define('g', `>${one}`);
  return (
    ellipse(0, 30, 170, 150, canvas.aura('#ff8a2a', 0.7)) +
    `<use href="#${id}" transform="translate(76 20) rotate(-38) scale(.86)"/><use href="#${id}" transform="translate(-14 -6) rotate(16)"/>` +
    path(glint(30), '#fff', 'transform="translate(-40 -60)"')
  );
};
