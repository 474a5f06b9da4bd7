import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, line, path, points, rect } from '../../pencils/shapes.ts';

/** A tower of five floors that lightning shows the way up. */
export const tower = (canvas: Canvas): string => {
  const { key, gold, pale, ink } = canvas.colors;
  const floor = (y: number, w: number): string =>
    rect(-w / 2, y, w, 52, canvas.linear([0, pale[4], 45, pale[1], 100, pale[4]], 0)) +
    rect(-w / 2 - 10, y - 8, w + 20, 12, canvas.metal(gold, 0), 3) +
    [-1, 0, 1]
      .map((at) =>
        path(
          n`M${(at * w) / 3.4 - 9} ${y + 42}v-16a9 9 0 0 1 18 0v16Z`,
          at === 0 ? '#ffe9a0' : ink,
        ),
      )
      .join('');
  return (
    [
      [128, 190],
      [74, 164],
      [20, 138],
      [-34, 112],
      [-88, 86],
    ]
      .map(([y = 0, w = 0]) => floor(y, w))
      .join('') +
    path('M-52 -94L0 -190L52 -94Z', canvas.lit(key)) +
    path('M0 -190L52 -94H10Z', key[4], 'opacity=".4"') +
    circle(0, -196, 60, canvas.aura('#fff3b0', 0.9)) +
    path(points(5, 26, 11), gold[1], 'transform="translate(0 -198)"') +
    line('M110 150L150 96L120 96L160 42', gold[1], 9, 'opacity=".9"')
  );
};
