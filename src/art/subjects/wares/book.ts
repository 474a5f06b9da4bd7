import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, glint, line, path, place, points, scattered } from '../../pencils/shapes.ts';
import { stone } from '../jewels/stone.ts';

/** A closed book of spells. */
export const book = (canvas: Canvas): string => {
  const { key, gold, third } = canvas.colors;
  return (
    place(
      path(
        'M-116 -150H108Q128 -150 128 -130V164H-116Q-136 164 -136 144V-130Q-136 -150 -116 -150Z',
        key[4],
      ) +
        path('M-124 118H120V158H-124Z', '#f3e3bd') +
        line('M-118 128H118M-118 138H118M-118 148H118', '#b59a63', 3) +
        path(
          'M-128 -160H100Q118 -160 118 -142V124H-128Z',
          canvas.linear([0, key[1], 50, key[2], 100, key[4]], 50),
        ) +
        path('M-128 -160H-92V124H-128Z', key[4], 'opacity=".55"') +
        `<rect x="-76" y="-142" width="178" height="248" rx="10" fill="none" stroke="${canvas.metal()}" stroke-width="7"/>` +
        place(
          circle(0, 0, 76, canvas.aura(third[0], 0.9)) +
            path(points(8, 66, 30), canvas.metal()) +
            place(stone(canvas, third, 34, 8), 0, 0),
          14,
          -18,
        ) +
        path(
          'M-76 -142H-40L-76 -106ZM102 -142H66L102 -106ZM-76 106H-40L-76 70ZM102 106H66L102 70Z',
          canvas.metal(),
        ) +
        path('M118 -30H146V10H118Z', canvas.metal()) +
        path('M30 124V190L46 176L62 190V124Z', '#e5322d') +
        circle(14, -18, 96, 'none', n`stroke="${gold[1]}" stroke-width="2" stroke-dasharray="4 9"`),
      0,
      0,
      1,
      -8,
    ) +
    scattered(canvas, path(glint(22), '#fff'), [
      [-130, -150],
      [150, -110, 0.8],
      [120, 120, 0.7],
    ])
  );
};
