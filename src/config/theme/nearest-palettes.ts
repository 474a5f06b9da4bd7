import type { Oklab } from './color-difference.ts';

/** The colors by which a brand is known, each in the same place for every brand. */
export interface Palette {
  code: string;
  colors: readonly [Oklab, Oklab, Oklab];
}

/** A brand, the other brand that looks most like it, and how far they are apart. */
export interface Neighbours {
  code: string;
  conflict: string;
  /** ΔEOK of the pair of colors that differs most. */
  distance: number;
}

/** Nine numbers a palette, one behind the other: ten thousand are compared millions of times. */
const numbersOf = (palettes: readonly Palette[]): Float64Array =>
  Float64Array.from(palettes.flatMap(({ colors }) => colors.flat()));

/** The square of the difference of two colors (ΔEOK), by where their numbers begin. */
const squareAt = (numbers: Float64Array, one: number, other: number): number => {
  const l = (numbers[one] ?? 0) - (numbers[other] ?? 0);
  const a = (numbers[one + 1] ?? 0) - (numbers[other + 1] ?? 0);
  const b = (numbers[one + 2] ?? 0) - (numbers[other + 2] ?? 0);
  return l * l + a * a + b * b;
};

/**
 * Two palettes are as far apart as the two colors in them that differ most.
 *
 * @param most once a color is as far away, the others are not looked at
 * @returns the square of the distance
 */
const distanceOf = (numbers: Float64Array, one: number, other: number, most: number): number => {
  const first = squareAt(numbers, one * 9, other * 9);
  if (first >= most) return first;
  const second = squareAt(numbers, one * 9 + 3, other * 9 + 3);
  if (second >= most) return second;
  return Math.max(first, second, squareAt(numbers, one * 9 + 6, other * 9 + 6));
};

/** More cells than a color space of any width has on a side. */
const SIDE = 4096;

/** The number of a cell; cells that touch differ by one in one of three places. */
const cellAt = (l: number, a: number, b: number): number => (l * SIDE + a) * SIDE + b;

/** The lists of palettes, by their places, whose first color stands in the same cell or beside it. */
type Around = (palette: Palette) => number[][];

/** Sorts palettes by their first color into cells as wide as the limit. */
export const sortIntoCells = (palettes: readonly Palette[], limit: number): Around => {
  const placeOf = (value: number): number => Math.floor(value / limit) + SIDE / 2;
  const cellOf = ({ colors: [[l, a, b]] }: Palette): number =>
    cellAt(placeOf(l), placeOf(a), placeOf(b));
  const cells = Map.groupBy(palettes.keys(), (index) => cellOf(palettes[index] as Palette));
  const steps = [-1, 0, 1];
  const around = steps.flatMap((l) => steps.flatMap((a) => steps.map((b) => cellAt(l, a, b))));
  return (palette) => {
    const middle = cellOf(palette);
    return around.flatMap((step) => {
      const near = cells.get(middle + step);
      return near ? [near] : [];
    });
  };
};

/** Of palettes that are the same in every color, only the first is compared with the others. */
const sortOutTwins = (palettes: readonly Palette[]) => {
  const groups = [...Map.groupBy(palettes, ({ colors }) => colors.join()).values()];
  const firsts = groups.flatMap(([first]) => first ?? []);
  const twins = groups.flatMap(([first, ...others]) =>
    others.map(({ code }): Neighbours => ({ code, conflict: first?.code ?? code, distance: 0 })),
  );
  return { firsts, twins };
};

/**
 * Finds for every brand the one that looks most like it, if one comes closer than a limit. A pair
 * that are each other's nearest is named once, at the later of the two. Only brands whose first
 * colors are near are compared, so that ten thousand take a moment.
 *
 * @param palettes in the order of their codes
 * @param limit ΔEOK
 */
export const nearestPalettes = (palettes: readonly Palette[], limit: number): Neighbours[] => {
  const { firsts, twins } = sortOutTwins(palettes);
  const around = sortIntoCells(firsts, limit);
  const numbers = numbersOf(firsts);
  const nearest = new Map<string, Neighbours>();
  for (const [index, palette] of firsts.entries()) {
    let [conflict, least] = [-1, limit * limit];
    for (const near of around(palette)) {
      for (const other of near) {
        if (other === index) continue;
        const distance = distanceOf(numbers, index, other, least);
        if (distance < least) [conflict, least] = [other, distance];
      }
    }
    const { code } = firsts[conflict] ?? {};
    if (code !== undefined) {
      nearest.set(palette.code, { code: palette.code, conflict: code, distance: Math.sqrt(least) });
    }
  }
  const isTold = ({ code, conflict }: Neighbours): boolean =>
    code > conflict || nearest.get(conflict)?.conflict !== code;
  const conflicts = [...nearest.values()].filter(isTold);
  return [...conflicts, ...twins].toSorted((one, other) => (one.code < other.code ? -1 : 1));
};
