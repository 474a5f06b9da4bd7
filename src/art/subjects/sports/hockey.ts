import { type Canvas, n } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { ellipse, glint, line, path, rect, scattered } from '../../pencils/shapes.ts';

/** Crossed sticks and a puck. */
export const hockey = (canvas: Canvas): string => {
  const stick =
    line('M-120 -180L40 110C50 130 70 136 130 132', woodTone[3], 27) +
    line('M-120 -180L40 110C50 130 70 136 130 132', woodTone[1], 18) +
    line('M60 126C90 136 110 136 132 132', canvas.colors.ink, 26) +
    line('M-120 -180L-96 -136', canvas.colors.key[2], 24);
  const id = canvas.define('g', `>${stick}`);
  return (
    path('M-540 170Q0 110 540 170V420H-540Z', '#eaf6ff', 'opacity=".8"') +
    `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>` +
    ellipse(0, 96, 66, 26, '#0c0e14') +
    rect(-66, 66, 132, 30, '#171a24') +
    ellipse(0, 66, 66, 26, '#2a2f3f') +
    ellipse(0, 66, 46, 17, 'none', n`stroke="${canvas.colors.key[2]}" stroke-width="4"`) +
    scattered(canvas, path(glint(20), '#fff'), [
      [-110, 90],
      [112, 100, 0.8],
      [0, 130, 0.7],
      [60, 20, 0.6],
    ])
  );
};
