import { type Canvas, n } from '../../pencils/canvas.ts';
import { line, path, rect } from '../../pencils/shapes.ts';

/** A castle with three towers. */
export const castle = (canvas: Canvas): string => {
  const { pale, key, gold, ink } = canvas.colors;
  const tower = (x: number, y: number, w: number, h: number): string =>
    rect(x - w / 2, y, w, h, canvas.linear([0, pale[4], 40, pale[1], 100, pale[4]], 0)) +
    path(
      n`M${x - w / 2 - 8} ${y}H${x + w / 2 + 8}V${y - 16}h-12v-12h-12v12H${x - w / 2 + 16}v-12h-12v12h-12Z`,
      pale[2],
    ) +
    path(n`M${x - w / 2} ${y - 28}L${x} ${y - 110}L${x + w / 2} ${y - 28}Z`, canvas.lit(key)) +
    line(n`M${x} ${y - 110}V${y - 140}`, gold[2], 4) +
    path(n`M${x} ${y - 140}l34 10l-34 12Z`, gold[1]) +
    path(n`M${x - 8} ${y + 50}v-18a8 8 0 0 1 16 0v18Z`, ink);
  return (
    tower(-120, 10, 66, 170) +
    tower(120, 10, 66, 170) +
    tower(0, -60, 92, 240) +
    rect(-110, 70, 220, 112, canvas.lit(pale)) +
    path('M-110 70V50h22v-14h22v14h22v-14h22v14h44v-14h22v14h22v-14h22v14h22V70Z', pale[1]) +
    path('M-38 182V120A38 38 0 0 1 38 120V182Z', ink) +
    line('M-20 182V96M0 182V84M20 182V96M-38 130H38M-38 154H38', gold[3], 5) +
    path('M-540 210Q0 150 540 210V420H-540Z', key[4])
  );
};
