import type { Canvas } from '../../pencils/canvas.ts';
import { type Tone, woodTone } from '../../pencils/palette.ts';
import { circle, line, path, place, rect } from '../../pencils/shapes.ts';
import { clip } from './clip.ts';
import { shade } from './shade.ts';

/** Bat, ball and wicket. */
export const cricket = (canvas: Canvas): string => {
  const red: Tone = ['#ffc9c0', '#f2695a', '#cf2a2a', '#8f1018', '#4c060c'];
  const bat =
    path(
      'M-38 -20C-40 60 -40 140 -34 196Q0 214 34 196C40 140 40 60 38 -20L14 -60H-14Z',
      canvas.linear([0, woodTone[3], 30, woodTone[0], 70, woodTone[1], 100, woodTone[3]], 0),
    ) +
    rect(-13, -190, 26, 136, canvas.lit(canvas.colors.key), 8) +
    line(
      'M-13 -170L13 -160M-13 -140L13 -130M-13 -110L13 -100M-13 -80L13 -70',
      '#fff',
      4,
      'opacity=".6"',
    ) +
    line('M0 -30V190', woodTone[3], 3, 'opacity=".5"');
  const stumps =
    [-34, 0, 34]
      .map((x) =>
        rect(
          x - 8,
          -90,
          16,
          230,
          canvas.linear([0, woodTone[3], 50, woodTone[0], 100, woodTone[3]], 0),
          5,
        ),
      )
      .join('') +
    rect(-44, -104, 40, 11, woodTone[1], 5) +
    rect(6, -112, 40, 11, woodTone[1], 5, 'transform="rotate(-22 26 -106)"');
  return (
    place(stumps, 84, 40) +
    place(bat, -60, -6, 1, 28) +
    place(
      circle(0, 0, 62, canvas.round(red)) +
        clip(
          canvas,
          62,
          line('M-60 20Q0 40 60 20M-62 8Q0 28 62 8', '#ffe6cc', 3.5, 'stroke-dasharray="7 5"'),
        ) +
        shade(canvas, 62),
      56,
      -110,
    )
  );
};
