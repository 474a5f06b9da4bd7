import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, points } from '../../pencils/shapes.ts';

/** A paper lantern, or three of them. */
export const lantern = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const ribs = [0, 34, 66, 92]
    .map((rx) => n`<ellipse cx="0" cy="0" rx="${rx}" ry="104"/>`)
    .join('');
  const body =
    circle(0, 0, 190, canvas.aura(canvas.colors.glow, 0.7)) +
    line('M0 -190V-120', gold[3], 5) +
    ellipse(0, 0, 118, 104, canvas.radial([0, '#fffbe0', 28, key[1], 66, key[2], 100, key[4]])) +
    `<g fill="none" stroke="${key[4]}" stroke-width="3" opacity=".5">${ribs}</g>` +
    path('M-58 -92H58L48 -118H-48Z M-58 92H58L48 118H-48Z', canvas.metal(gold, 0)) +
    path(points(4, 40, 15), gold[1], 'opacity=".9"') +
    circle(0, 0, 54, 'none', n`stroke="${gold[1]}" stroke-width="5" opacity=".8"`) +
    path('M-18 118H18L12 150H-12Z', gold[2]) +
    line('M-10 150V196M0 150V206M10 150V196', key[2], 5) +
    path(
      'M-84 -50C-70 -80 -46 -92 -34 -92C-60 -60 -66 -20 -62 20C-84 0 -90 -26 -84 -50Z',
      '#fff',
      'opacity=".35"',
    );
  const trio = canvas.random.chance(0.5);
  const id = canvas.define('g', `>${body}`);
  return trio
    ? `<use href="#${id}" transform="translate(-120 -46) scale(.6)"/><use href="#${id}" transform="translate(124 -60) scale(.55)"/><use href="#${id}" transform="translate(0 26) scale(.92)"/>`
    : `<use href="#${id}"/>`;
};
