import { type Canvas, n } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { circle, line, path, place, rect } from '../../pencils/shapes.ts';

/** An electric guitar. */
export const guitar = (canvas: Canvas): string => {
  const { key, gold, pale } = canvas.colors;
  return (
    place(
      rect(
        -17,
        -210,
        34,
        230,
        canvas.linear([0, woodTone[4], 50, woodTone[2], 100, woodTone[4]], 0),
        4,
      ) +
        path('M-26 -216L-20 -262H34L24 -216Z', canvas.lit(key)) +
        path(
          'M0 -20C40 -70 110 -70 100 -10C92 40 150 60 120 120C90 170 20 180 0 140C-20 180 -100 170 -120 120C-140 70 -92 40 -100 -6C-110 -60 -40 -60 0 -20Z',
          canvas.radial([0, key[0], 35, key[2], 100, key[4]], 0.4, 0.3, 0.75),
        ) +
        path(
          'M0 -20C40 -70 110 -70 100 -10C92 40 150 60 120 120C90 170 20 180 0 140',
          'none',
          n`stroke="${key[0]}" stroke-width="5"`,
        ) +
        path('M30 20C70 30 90 60 80 110C50 120 30 80 30 20Z', pale[0], 'opacity=".9"') +
        rect(-40, 28, 70, 15, '#181820', 5) +
        rect(-40, 64, 70, 15, '#181820', 5) +
        rect(-34, 104, 66, 15, canvas.metal(), 5) +
        line('M-8 -210V110M0 -210V110M8 -210V110', gold[0], 2) +
        line('M-17 -180H17M-17 -150H17M-17 -120H17M-17 -90H17M-17 -60H17', gold[2], 3) +
        circle(62, 92, 10, gold[1]),
      0,
      16,
      0.92,
      34,
    ) +
    path(
      'M-160 -60L-120 -90L-130 -50L-90 -70',
      'none',
      n`stroke="${gold[1]}" stroke-width="9" stroke-linejoin="round"`,
    )
  );
};
