import { type Canvas, n } from '../../pencils/canvas.ts';
import { around, circle, line, path, place } from '../../pencils/shapes.ts';

/** A Ferris wheel behind a striped tent. */
export const carnival = (canvas: Canvas): string => {
  const { key, pale, gold, second } = canvas.colors;
  const spoke =
    line('M0 0V-116', gold[2], 5) +
    path('M-18 -120H18L13 -94H-13Z', canvas.lit(key)) +
    path('M-20 -120Q0 -142 20 -120Z', second[1]);
  const roof = Array.from(
    { length: 6 },
    (_, at) =>
      `<path d="M0 20L${-132 + at * 44} 110H${-88 + at * 44}Z" fill="${at % 2 ? pale[0] : key[2]}"/>`,
  ).join('');
  return (
    place(
      around(canvas, spoke, 10) +
        `<circle r="116" fill="none" stroke="${canvas.metal()}" stroke-width="9"/><circle r="70" fill="none" stroke="${gold[1]}" stroke-width="4"/>` +
        circle(0, 0, 18, canvas.metal()),
      0,
      -48,
    ) +
    path('M-8 -40L-84 180H-60L0 0L60 180H84L8 -40Z', canvas.metal(gold, 0)) +
    place(
      roof +
        path('M-124 110H124V190H-124Z', canvas.lit(key)) +
        path('M-50 110H50L30 190H-30Z', canvas.colors.ink, 'opacity=".7"') +
        path(
          'M-132 110q11 20 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0V100H-132Z',
          gold[1],
        ) +
        path('M0 20V-14L30 -4L0 6', second[1], n`stroke="${gold[3]}" stroke-width="3"`),
      0,
      0,
    )
  );
};
