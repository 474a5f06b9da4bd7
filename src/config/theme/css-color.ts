import Color from 'colorjs.io';
import { hexOfBytes } from './oklch.ts';

/** A color that CSS can say, as this project writes it. */
export interface CssColor {
  /** `#rrggbb`, or `#rrggbbaa` where it is transparent. */
  hex: string;
  /** Whether no screen of eight bits in sRGB shows it: `hex` is then the nearest that it does. */
  isNearest: boolean;
}

/** Far more than any color takes. */
const LONGEST = 120;
/** Wider than rounding: what sRGB converts to and back stays within. */
const ROUNDING = 0.0005;

const parse = (text: string): Color | undefined => {
  try {
    return new Color(text);
  } catch {
    return undefined;
  }
};

/** A component that is missing (`none`) counts as 0, as CSS says where a color is shown. */
const known = (coord: number | null): number => (coord === null || Number.isNaN(coord) ? 0 : coord);

const bytePair = (share: number): string =>
  Math.round(Math.min(1, Math.max(0, share)) * 255)
    .toString(16)
    .padStart(2, '0');

/**
 * Reads a color in any notation of CSS Color 4: a name, `#rgb`, `rgb()`, `hsl()`, `hwb()`, `lab()`,
 * `oklch()`, `color(display-p3 …)` and the others.
 *
 * @returns undefined when it is no color; what a color depends on beside itself (`currentcolor`,
 *   `var()`, `color-mix()`) is none here
 */
export const readCssColor = (text: string): CssColor | undefined => {
  const color = text.length > LONGEST ? undefined : parse(text.trim().toLowerCase());
  const coords = color?.to('srgb').coords.map(known);
  if (color === undefined || !coords?.every(Number.isFinite)) return undefined;
  const shown = color.to('srgb').toGamut({ method: 'css' }).coords.map(known);
  const [r = 0, g = 0, b = 0] = shown;
  const alpha = bytePair(known(color.alpha));
  return {
    hex: hexOfBytes([r * 255, g * 255, b * 255]) + (alpha === 'ff' ? '' : alpha),
    isNearest: coords.some((coord) => coord < -ROUNDING || coord > 1 + ROUNDING),
  };
};
