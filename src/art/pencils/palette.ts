import type { SeededRandom } from '#catalogue/seeded-random.ts';

const gamma = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const toLinearRgb = (lightness: number, chroma: number, hue: number): number[] => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (rgb: number[]): boolean => rgb.every((part) => part > -0.002 && part < 1.002);

/**
 * A color of OKLCH as hex; the chroma is lowered until sRGB can show it, so that hue and
 * lightness stay true.
 *
 * @param lightness 0 to 1
 * @param chroma about 0 to 0.3
 * @param hue degrees, any
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
const oklch = (lightness: number, chroma: number, hue: number): string => {
  let rgb = toLinearRgb(lightness, chroma, hue);
  for (let left = chroma; !inGamut(rgb) && left > 0;) {
    left -= 0.01;
    rgb = toLinearRgb(lightness, Math.max(left, 0), hue);
  }
  const parts = rgb.map((part) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
};

/** One material in five steps, from its highlight to its deepest shade. */
export type Tone = readonly [string, string, string, string, string];

/** The colors of one picture. */
export interface Palette {
  /** Ground: the lit core, the middle, the edge, the corner's dark. */
  ground: readonly [string, string, string, string];
  glow: string;
  /** The subject's material, a second one, and a third. */
  key: Tone;
  second: Tone;
  third: Tone;
  gold: Tone;
  pale: Tone;
  dark: Tone;
  ink: string;
}

/** A material of one hue. */
export const toneOf = (hue: number, chroma = 0.16, lift = 0): Tone => [
  oklch(0.94 + lift / 3, chroma * 0.35, hue + 8),
  oklch(0.82 + lift, chroma * 0.85, hue + 5),
  oklch(0.68 + lift, chroma * 1.1, hue),
  oklch(0.5 + lift, chroma, hue - 8),
  oklch(0.33 + lift, chroma * 0.7, hue - 16),
];

export const goldTone: Tone = ['#fff6d2', '#fbdc84', '#eeb038', '#b87414', '#6b3a0a'];

const apart = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360;
  return Math.min(gap, 360 - gap);
};

/** Yellows turn to mud when they are dark: such a ground becomes red or green instead. */
const clearOfMud = (hue: number): number => {
  const turned = ((hue % 360) + 360) % 360;
  if (turned < 42 || turned > 138) return turned;
  return turned < 92 ? 20 + (turned - 42) / 5 : 148 + (turned - 92) / 5;
};

/**
 * Chooses harmonious colors: the subject in the hue that its name brings, the ground in one that
 * sets it off, a third between.
 *
 * @param hues degrees, the name's first and then the vendor's
 * @param groundHue chosen by the category; left out, one that sets the subject off
 */
export const paletteOf = (
  random: SeededRandom,
  hues: readonly number[],
  groundHue?: number,
): Palette => {
  const main = (hues[0] ?? random.whole(0, 359)) + random.between(-7, 7);
  const offered = hues.slice(1).filter((hue) => apart(hue, main) > 65);
  const ground = clearOfMud(
    groundHue !== undefined
      ? groundHue + random.between(-8, 8)
      : offered.length > 0 && random.chance(0.6)
        ? random.pick(offered) + random.between(-10, 10)
        : main + random.pick([180, 150, 210, 120, 240]) + random.between(-12, 12),
  );
  const third = apart(main, 85) < 45 ? ground + 40 : 85;
  const deep = random.between(-0.03, 0.04);
  return {
    ground: [
      oklch(0.66 + deep, 0.17, ground + 18),
      oklch(0.46 + deep, 0.155, ground + 4),
      oklch(0.27 + deep, 0.1, ground - 8),
      oklch(0.17 + deep, 0.06, ground - 16),
    ],
    glow: oklch(0.88, 0.12, ground + 30),
    key: toneOf(main),
    second: toneOf(ground + 38, 0.14),
    third: toneOf(third, 0.15),
    gold: goldTone,
    pale: [
      '#ffffff',
      oklch(0.95, 0.025, main),
      oklch(0.87, 0.04, main),
      oklch(0.73, 0.055, main - 10),
      oklch(0.55, 0.06, main - 20),
    ],
    dark: [
      oklch(0.46, 0.06, ground),
      oklch(0.36, 0.06, ground),
      oklch(0.28, 0.05, ground),
      oklch(0.2, 0.04, ground),
      oklch(0.13, 0.03, ground),
    ],
    ink: oklch(0.15, 0.04, ground),
  };
};

/** Leaves, whatever the picture's hues. */
export const leafTone: Tone = ['#d6f7bd', '#8fdc7a', '#4caf57', '#1f7a3f', '#0f4a2a'];

/** Wood of cabinets, boats and handles. */
export const woodTone: Tone = ['#f4d3a0', '#d29a5a', '#a06a34', '#6b4018', '#3d220c'];

/** Steel of blades and machines. */
export const steelTone: Tone = ['#ffffff', '#dfe7f1', '#aab8c9', '#6b7a90', '#39465a'];
