import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, line, path } from '../../pencils/shapes.ts';

/** A rooster that looks to the right. */
export const cock = (canvas: Canvas): string => {
  const { key, gold, second, third, ink } = canvas.colors;
  const sickles = [
    [-30, 1],
    [-8, 1.05],
    [14, 1],
    [36, 0.86],
  ]
    .map(
      ([turn = 0, scale = 1], at) =>
        n`<g transform="translate(-62 40) rotate(${turn}) scale(${scale})">${path('M0 0C-60 -30 -96 -110 -60 -176C-40 -110 -10 -60 30 -20Z', canvas.lit(at % 2 ? second : key))}</g>`,
    )
    .join('');
  return (
    sickles +
    line(
      'M-14 120L-20 184M-20 184L-50 196M-20 184L8 196M34 116L44 184M44 184L16 196M44 184L74 194',
      gold[2],
      9,
    ) +
    line('M-18 156L-40 150M40 156L22 148', gold[1], 5) +
    path(
      'M-84 30C-84 100 -30 140 20 132C74 122 96 70 90 0C88 -60 96 -84 112 -110L60 -134C40 -96 20 -30 -30 -6C-60 6 -84 10 -84 30Z',
      canvas.linear([0, gold[1], 30, gold[2], 60, key[2], 100, key[4]]),
    ) +
    path(
      'M60 -134C34 -110 36 -40 4 10C30 0 36 20 24 44C50 24 60 30 58 56C80 20 100 -10 92 -60L112 -110Z',
      canvas.lit(gold),
    ) +
    path('M-60 40C-20 10 40 30 44 70C20 104 -40 100 -70 70Z', canvas.lit(second)) +
    line('M-52 56C-20 44 10 50 34 72M-48 74C-20 66 4 74 20 88', second[0], 4, 'opacity=".7"') +
    circle(92, -124, 36, canvas.round(gold)) +
    path(
      'M60 -148C52 -190 80 -186 84 -168C88 -200 112 -196 110 -168C120 -190 140 -178 128 -144C108 -156 84 -156 60 -148Z',
      canvas.lit(
        third[0] === gold[0] ? key : ['#ffd0c0', '#ff6a54', '#e5322d', '#a8141c', '#5c0a12'],
      ),
    ) +
    path('M122 -130L166 -116L122 -104Z', canvas.lit(gold)) +
    path('M108 -104C130 -100 134 -70 120 -58C104 -66 98 -90 108 -104Z', '#e5322d') +
    circle(102, -130, 8, '#fff') +
    circle(104, -130, 5, ink)
  );
};
