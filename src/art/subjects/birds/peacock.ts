import { type Canvas, n } from '../../pencils/canvas.ts';
import { circle, ellipse, line, path, place } from '../../pencils/shapes.ts';

/** A peacock that spreads its feathers. */
export const peacock = (canvas: Canvas): string => {
  const { key, second, gold, third } = canvas.colors;
  const eye =
    ellipse(0, -150, 24, 32, canvas.lit(second)) +
    ellipse(0, -146, 16, 21, gold[1]) +
    ellipse(0, -142, 10, 13, key[3]) +
    circle(0, -140, 5, third[0]);
  const plume =
    path(
      'M0 20C-34 -60 -32 -140 0 -188C32 -140 34 -60 0 20Z',
      canvas.linear([0, key[1], 50, key[3], 100, key[4]]),
    ) +
    line('M0 20V-120', gold[2], 2.5) +
    eye;
  const id = canvas.define('g', `>${plume}`);
  const back = Array.from(
    { length: 11 },
    (_, at) => n`<use href="#${id}" transform="rotate(${(at - 5) * 20} 0 90)"/>`,
  ).join('');
  const front = Array.from(
    { length: 8 },
    (_, at) =>
      n`<use href="#${id}" transform="rotate(${(at - 3.5) * 22} 0 90) translate(0 52) scale(.72)"/>`,
  ).join('');
  return (
    place(back + front, 0, -2) +
    path(
      'M0 -60C34 -60 26 -20 30 20C40 80 56 120 0 170C-56 120 -40 80 -30 20C-26 -20 -34 -60 0 -60Z',
      canvas.radial([0, second[1], 55, second[2], 100, second[4]], 0.4, 0.3, 0.8),
    ) +
    line('M0 -66L-24 -108M0 -66V-118M0 -66L24 -108', gold[1], 4) +
    circle(-24, -110, 7, second[1]) +
    circle(0, -122, 7, second[1]) +
    circle(24, -110, 7, second[1]) +
    circle(-13, -34, 8, '#fff') +
    circle(13, -34, 8, '#fff') +
    circle(-12, -33, 4.5, canvas.colors.ink) +
    circle(12, -33, 4.5, canvas.colors.ink) +
    path('M-9 -22H9L0 0Z', canvas.lit(gold)) +
    path('M-22 60Q0 90 22 60Q0 130 -22 60Z', second[0], 'opacity=".35"')
  );
};
