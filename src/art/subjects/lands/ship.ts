import { type Canvas, n } from '../../pencils/canvas.ts';
import { woodTone } from '../../pencils/palette.ts';
import { circle, line, path, scattered } from '../../pencils/shapes.ts';

const sail = (canvas: Canvas, x: number, y: number, w: number, h: number, at: number): string => {
  const { key, gold, pale } = canvas.colors;
  return (
    path(
      n`M${x} ${y}C${x + w * 0.5} ${y - 16} ${x + w} ${y} ${x + w * 1.02} ${y + 10}L${x + w * 0.92} ${y + h}C${x + w * 0.6} ${y + h - 16} ${x + w * 0.3} ${y + h - 8} ${x - 8} ${y + h}C${x + 20} ${y + h * 0.6} ${x + 20} ${y + h * 0.3} ${x} ${y}Z`,
      canvas.linear(at ? [0, pale[0], 100, pale[3]] : [0, key[1], 100, key[3]], 20),
    ) +
    line(
      n`M${x + 12} ${y + h * 0.33}Q${x + w * 0.5} ${y + h * 0.2} ${x + w} ${y + h * 0.36}M${x + 12} ${y + h * 0.66}Q${x + w * 0.5} ${y + h * 0.52} ${x + w * 0.96} ${y + h * 0.68}`,
      gold[3],
      4,
      'opacity=".6"',
    )
  );
};

/** A treasure ship under full sail. */
export const ship = (canvas: Canvas): string => {
  const { gold, second } = canvas.colors;
  return (
    line('M-60 80V-176M50 80V-150M124 70V-80', woodTone[3], 10) +
    sail(canvas, -120, -160, 110, 180, 0) +
    sail(canvas, 4, -130, 96, 160, 1) +
    sail(canvas, 96, -66, 60, 110, 0) +
    path('M-60 -176L-20 -190L-60 -204Z', second[2]) +
    path('M50 -150L84 -162L50 -174Z', second[2]) +
    path(
      'M-186 50C-120 84 120 84 190 30C180 110 130 150 90 160H-100C-150 150 -180 100 -186 50Z',
      canvas.linear([0, woodTone[1], 50, woodTone[2], 100, woodTone[4]]),
    ) +
    line('M-186 50C-120 84 120 84 190 30', canvas.metal(), 9) +
    line('M-170 96C-100 118 110 118 172 80', woodTone[4], 5) +
    scattered(canvas, circle(0, 0, 12, gold[3]) + circle(0, 0, 8, '#ffdf8a'), [
      [-110, 110],
      [-55, 116],
      [0, 118],
      [55, 116],
      [110, 106],
    ]) +
    path(
      'M-540 150Q-500 130 -460 150T-380 150T-300 150T-220 150T-140 150T-60 150T20 150T100 150T180 150T260 150T340 150T420 150T540 150V420H-540Z',
      canvas.linear([0, canvas.colors.ground[0], 100, canvas.colors.ground[2]]),
    ) +
    line(
      'M-540 150Q-500 130 -460 150T-380 150T-300 150T-220 150T-140 150T-60 150T20 150T100 150T180 150T260 150T340 150T420 150T540 150',
      '#fff',
      6,
      'opacity=".8"',
    )
  );
};
