/** A plain shape with a color of its own: the symbols that pay least. */
export interface Pip {
  /** Around the origin, about 140 wide. */
  path: string;
  /** Degrees of OKLCH. */
  hue: number;
}

/** Each differs from the others by its outline alone, for who sees no colors. */
export const pips: readonly [Pip, ...Pip[]] = [
  // a heart
  {
    path: 'M0 68C-80 12 -74 -58 -34 -60C-14 -61 -3 -46 0 -34C3 -46 14 -61 34 -60C74 -58 80 12 0 68Z',
    hue: 18,
  },
  // a leaf of clover
  {
    path: 'M0 -4C-22 -22 -30 -70 0 -70C30 -70 22 -22 0 -4C22 -22 70 -26 70 4C70 34 22 24 4 2C10 26 14 46 26 68H-26C-14 46 -10 26 -4 2C-22 24 -70 34 -70 4C-70 -26 -22 -22 0 -4Z',
    hue: 150,
  },
  // a lozenge
  { path: 'M0 -74L58 0L0 74L-58 0Z', hue: 250 },
  // a spade
  {
    path: 'M0 -70C14 -40 66 -16 62 20C59 46 22 46 10 22C12 44 18 56 30 68H-30C-18 56 -12 44 -10 22C-22 46 -59 46 -62 20C-66 -16 -14 -40 0 -70Z',
    hue: 310,
  },
  // a crescent
  { path: 'M24 -66A70 70 0 1 0 66 36A56 56 0 1 1 24 -66Z', hue: 85 },
];
