import { hexOf, oklchOf, type Oklch } from './oklch.ts';

const coordinates = ({ l, c, h }: Oklch): [number, number, number] => {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

/**
 * Mixes two colors in OKLab.
 *
 * @param share of the second color, 0 to 1
 */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [coordinates(oklchOf(one)), coordinates(oklchOf(other))];
  const [l, a, b] = from.map((value, index) => value + ((to[index] ?? 0) - value) * share) as [
    number,
    number,
    number,
  ];
  return hexOf({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
};

/** The same color, lighter (above 0) or darker, by a difference of OKLCH lightness. */
export const shift = (hex: string, difference: number): string => {
  const color = oklchOf(hex);
  return hexOf({ ...color, l: color.l + difference });
};

/** The same color with a transparency. */
export const fade = (hex: string, alpha: number): string =>
  `${hex.slice(0, 7)}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
