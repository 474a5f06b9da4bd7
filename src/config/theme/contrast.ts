import { alphaOf, bytesOf, hexOf, hexOfBytes, linearChannel, oklchOf } from './oklch.ts';

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
export const luminance = (hex: string): number => {
  const [r, g, b] = bytesOf(hex);
  return 0.2126 * linearChannel(r) + 0.7152 * linearChannel(g) + 0.0722 * linearChannel(b);
};

/** What a color looks like over a ground: transparency is worked in. */
export const over = (color: string, ground: string): string => {
  const alpha = alphaOf(color);
  if (alpha === 1) return color.slice(0, 7);
  const [r, g, b] = bytesOf(color);
  const [belowR, belowG, belowB] = bytesOf(ground);
  const mix = (byte: number, below: number): number => byte * alpha + below * (1 - alpha);
  return hexOfBytes([mix(r, belowR), mix(g, belowG), mix(b, belowB)]);
};

/** Contrast of a color with the ground it stands on, 1 to 21 (WCAG 2.2). */
export const contrast = (color: string, ground: string): number => {
  const one = luminance(color.length === 7 ? color : over(color, ground));
  const other = luminance(ground);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};

/** The least contrast of a color with several grounds. */
export const leastContrast = (color: string, grounds: readonly string[]): number =>
  grounds.reduce((least, ground) => Math.min(least, contrast(color, ground)), 21);

/** The passing color nearest on the way to black or white, if there is one. */
const towards = (
  hex: string,
  grounds: readonly string[],
  needed: number,
  end: 0 | 1,
): { hex: string; moved: number } | undefined => {
  const color = oklchOf(hex);
  const at = (l: number): string => hexOf({ ...color, l });
  if (leastContrast(at(end), grounds) < needed) return undefined;
  let [failing, passing] = [color.l, end as number];
  for (let step = 0; step < 10; step += 1) {
    const middle = (failing + passing) / 2;
    if (leastContrast(at(middle), grounds) >= needed) passing = middle;
    else failing = middle;
  }
  return { hex: at(passing), moved: Math.abs(passing - color.l) };
};

/** The luminance in the middle of the widest gap between some grounds, as the eye counts. */
const middleOfWidestGap = (grounds: readonly string[]): number => {
  const steps = grounds
    .map((ground) => luminance(ground) + 0.05)
    .toSorted((one, other) => one - other);
  let [below, above] = [0.05, steps[0] ?? 1.05];
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1] ?? 1.05;
    if (next / step > above / below) [below, above] = [step, next];
  }
  return Math.sqrt(below * above) - 0.05;
};

/** Where neither end passes, as between a light page and a dark footer, the color in between. */
const between = (hex: string, grounds: readonly string[]): string => {
  const color = oklchOf(hex);
  const wanted = middleOfWidestGap(grounds);
  let [darker, lighter] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (darker + lighter) / 2;
    if (luminance(hexOf({ ...color, l: middle })) < wanted) darker = middle;
    else lighter = middle;
  }
  return hexOf({ ...color, l: lighter });
};

/**
 * The color nearest to a given one, of the same hue, that is readable on all of some grounds.
 *
 * @param needed the contrast, for instance 4.5
 * @returns the color itself if it passes; the best there is if none passes
 */
export const readable = (hex: string, grounds: readonly string[], needed: number): string => {
  if (leastContrast(hex, grounds) >= needed) return hex;
  const lighter = towards(hex, grounds, needed, 1);
  const darker = towards(hex, grounds, needed, 0);
  if (lighter && darker) return lighter.moved <= darker.moved ? lighter.hex : darker.hex;
  return (lighter ?? darker)?.hex ?? between(hex, grounds);
};
