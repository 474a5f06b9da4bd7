import { type Canvas, fade } from '../../pencils/canvas.ts';
import { ball, circle, line, path, place, scattered } from '../../pencils/shapes.ts';
import { craft } from './craft.ts';
import { plane } from './plane.ts';

/** The rising line of a crash game with a craft at its tip, or with what is given. */
export const crash = (canvas: Canvas, rider?: string): string => {
  const { key, third, gold } = canvas.colors;
  const curve = 'M-200 150C-60 146 60 90 110 -70';
  const vehicle = canvas.random.whole(0, 2);
  const tip = rider
    ? place(rider, 116, -90, 0.58)
    : vehicle === 0
      ? place(craft(canvas), 132, -112, 0.6, 24)
      : vehicle === 1
        ? circle(112, -80, 120, canvas.aura(third[0], 0.9)) + ball(canvas, 112, -80, 54, third)
        : place(plane(canvas), 118, -96, 0.62, -18);
  return (
    `<g stroke="#fff" stroke-width="2" opacity=".18"><path d="M-210 -120H210M-210 -40H210M-210 40H210M-210 120H210M-150 -180V180M-60 -180V180M30 -180V180M120 -180V180"/></g>` +
    path(`${curve}L110 190H-200Z`, canvas.linear([0, fade(key[1], 0.7), 100, fade(key[3], 0)])) +
    line(curve, key[4], 22, 'opacity=".5"') +
    line(curve, canvas.linear([0, key[3], 60, gold[1], 100, '#fff'], 0), 13) +
    scattered(canvas, ball(canvas, 0, 0, 12, gold), [
      [-110, 142],
      [-20, 112],
      [60, 40],
    ]) +
    tip
  );
};
