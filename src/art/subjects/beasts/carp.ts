import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, line, path } from '../../pencils/shapes.ts';

/** A carp, or two that circle each other. */
export const carp = (canvas: Canvas): string => {
  const { key, pale, gold, ink } = canvas.colors;
  const body =
    path(
      'M-150 20C-90 -80 60 -90 130 -20C150 0 150 16 130 30C60 100 -80 90 -150 20Z',
      canvas.linear([0, key[4], 30, key[2], 62, pale[1], 100, pale[0]], 80),
    ) +
    path('M-100 -20C-60 -66 10 -74 40 -58C30 -10 -30 10 -60 0C-80 -4 -90 -10 -100 -20Z', key[2]) +
    path('M60 -56C100 -50 120 -30 134 -16C110 -4 80 -10 60 -56Z', key[2]);
  const rows = [-90, -58, -26, 6, 38]
    .map(
      (x, at) =>
        `<g fill="none" stroke="${key[4]}" stroke-width="3" opacity=".35"><path d="M${x} ${-34 - at * 3}q18 15 0 30q18 15 0 30q18 15 0 30"/></g>`,
    )
    .join('');
  const one =
    path(
      'M-130 20C-170 -40 -210 -50 -216 -80C-150 -76 -120 -30 -106 -4ZM-130 24C-180 60 -190 100 -176 130C-130 110 -110 70 -104 46Z',
      canvas.linear([0, gold[0], 50, key[1], 100, key[3]], 200),
    ) +
    path('M-40 -64C-20 -120 40 -130 70 -104C50 -90 40 -80 44 -62Z', canvas.lit(key)) +
    body +
    rows +
    path(
      'M20 56C10 100 -30 120 -60 116C-40 96 -30 80 -30 66ZM70 46C70 80 50 100 30 104C40 86 40 70 40 58Z',
      canvas.lit(key),
    ) +
    circle(100, -18, 14, '#fff') +
    circle(102, -18, 8, ink) +
    circle(105, -21, 3, '#fff') +
    line('M132 14C160 14 160 40 176 36M126 26C146 36 140 56 156 62', gold[1], 4) +
    path('M78 -44C62 -16 62 16 80 44', 'none', n`stroke="${key[4]}" stroke-width="4" opacity=".5"`);
  const id = canvas.define('g', `>${one}`);
  return (
    circle(0, 0, 178, canvas.aura(pale[0], 0.35)) +
    (canvas.random.chance(0.5)
      ? `<use href="#${id}" transform="translate(20 -64) rotate(-24) scale(.84)"/><use href="#${id}" transform="translate(-18 84) rotate(156) scale(.84)"/>`
      : `<use href="#${id}" transform="translate(24 0) rotate(-34) scale(1.04)"/>`)
  );
};
