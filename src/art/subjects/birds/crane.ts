import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, line, path, place } from '../../pencils/shapes.ts';

/** A crane in flight before a low sun. */
export const crane = (canvas: Canvas): string => {
  const { pale, key, gold } = canvas.colors;
  const quill = path(
    'M0 0C50 -34 110 -80 176 -96C150 -40 90 10 10 26Z',
    canvas.linear([0, pale[0], 70, pale[1], 100, pale[3]], 20),
  );
  const wing =
    [-34, -14, 6, 26]
      .map((turn, at) => n`<g transform="rotate(${turn}) scale(${1 - at * 0.1})">${quill}</g>`)
      .join('') + path('M110 -120L176 -96L150 -60Z', canvas.colors.dark[2], 'opacity=".0"');
  return (
    circle(30, -50, 128, canvas.linear([0, key[1], 100, key[3]])) +
    path(
      'M-20 60C-60 100 -110 130 -180 150C-120 90 -90 60 -50 40Z',
      canvas.lit(canvas.colors.dark),
    ) +
    place(wing, -10, 20, 1, -26) +
    `<g transform="translate(-34 10) rotate(-30) scale(-.86 .86)">${wing}</g>` +
    path(
      'M-60 40C-30 -20 30 -10 50 30C56 56 20 84 -20 78C-44 74 -66 60 -60 40Z',
      canvas.lit(pale),
    ) +
    line('M40 30C100 40 70 -50 100 -86', pale[0], 22) +
    line('M48 34C104 40 76 -46 104 -82', canvas.colors.dark[2], 6) +
    circle(104, -96, 20, pale[0]) +
    path('M92 -112Q108 -124 120 -108Q108 -100 92 -112Z', '#e5322d') +
    path('M118 -104L178 -96L118 -88Z', canvas.lit(gold)) +
    circle(110, -98, 4, canvas.colors.ink) +
    line('M-30 76L-60 160M-6 78L-20 166', canvas.colors.dark[1], 6)
  );
};
