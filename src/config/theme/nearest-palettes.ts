import { differenceOk, type Oklab } from './color-difference.ts';

/** The colours by which a brand is known, each in the same place for every brand. */
export interface Palette {
  code: string;
  colors: readonly [Oklab, Oklab, Oklab];
}

/** A brand, the other brand that looks most like it, and how far they are apart. */
export interface Neighbours {
  code: string;
  rival: string;
  /** ΔEOK of the pair of colours that differs most. */
  distance: number;
}

/** Two palettes are as far apart as the two colours in them that differ most. */
const distanceOf = ({ colors }: Palette, { colors: others }: Palette, most: number): number => {
  const first = differenceOk(colors[0], others[0]);
  if (first >= most) return first;
  const second = differenceOk(colors[1], others[1]);
  if (second >= most) return second;
  return Math.max(first, second, differenceOk(colors[2], others[2]));
};

/** More cells than a colour space of any width has on a side. */
const SIDE = 4096;

/** The number of a cell; cells that touch differ by one in one of three places. */
const cellAt = (l: number, a: number, b: number): number => (l * SIDE + a) * SIDE + b;

/** Calls back with every palette whose first colour stands in the same cell or next to it. */
type Visit = (palette: Palette, see: (other: Palette) => void) => void;

/** Sorts palettes by their first colour into cells as wide as the limit. */
const sortIntoCells = (palettes: readonly Palette[], limit: number): Visit => {
  const placeOf = (value: number): number => Math.floor(value / limit) + SIDE / 2;
  const cells = Map.groupBy(palettes, ({ colors: [[l, a, b]] }) =>
    cellAt(placeOf(l), placeOf(a), placeOf(b)),
  );
  const steps = [-1, 0, 1];
  const around = steps.flatMap((l) => steps.flatMap((a) => steps.map((b) => cellAt(l, a, b))));
  return ({ colors: [[l, a, b]] }, see) => {
    const middle = cellAt(placeOf(l), placeOf(a), placeOf(b));
    for (const step of around) cells.get(middle + step)?.forEach(see);
  };
};

/** Of palettes that are the same in every colour, only the first is compared with the others. */
const sortOutTwins = (palettes: readonly Palette[]) => {
  const groups = [...Map.groupBy(palettes, ({ colors }) => colors.join()).values()];
  const firsts = groups.flatMap(([first]) => first ?? []);
  const twins = groups.flatMap(([first, ...others]) =>
    others.map(({ code }): Neighbours => ({ code, rival: first?.code ?? code, distance: 0 })),
  );
  return { firsts, twins };
};

/**
 * Finds for every brand the one that looks most like it, if one comes closer than a limit. A pair
 * that are each other's nearest is named once, at the later of the two. Only brands whose first
 * colours are near are compared, so that ten thousand take a moment.
 *
 * @param palettes in the order of their codes
 * @param limit ΔEOK
 */
export const nearestPalettes = (palettes: readonly Palette[], limit: number): Neighbours[] => {
  const { firsts, twins } = sortOutTwins(palettes);
  const visit = sortIntoCells(firsts, limit);
  const nearest = new Map<string, Neighbours>();
  for (const palette of firsts) {
    const found: Neighbours = { code: palette.code, rival: '', distance: limit };
    visit(palette, (other) => {
      const distance = other === palette ? limit : distanceOf(palette, other, found.distance);
      if (distance < found.distance) Object.assign(found, { rival: other.code, distance });
    });
    if (found.rival !== '') nearest.set(palette.code, found);
  }
  const isTold = ({ code, rival }: Neighbours): boolean =>
    code > rival || nearest.get(rival)?.rival !== code;
  const rivals = [...nearest.values()].filter(isTold);
  return [...rivals, ...twins].toSorted((one, other) => (one.code < other.code ? -1 : 1));
};
