import Color from 'colorjs.io';
import { alphaOf, bytesOf, hexOfBytes } from '../theme/oklch.ts';
import type { DtcgColor } from './dtcg-values.ts';

/** The names of color spaces (DTCG 2025.10, Color Module), and what colorjs.io calls them. */
const spaces: Record<string, string> = {
  srgb: 'srgb',
  'srgb-linear': 'srgb-linear',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  'display-p3': 'p3',
  'a98-rgb': 'a98rgb',
  'prophoto-rgb': 'prophoto',
  rec2020: 'rec2020',
  'xyz-d65': 'xyz-d65',
  'xyz-d50': 'xyz-d50',
};

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * A color as a design token says it.
 *
 * @param hex `#rrggbb` or `#rrggbbaa`
 */
export const toDtcgColor = (hex: string): DtcgColor => {
  const alpha = rounded(alphaOf(hex), 4);
  return {
    colorSpace: 'srgb',
    components: bytesOf(hex).map((byte) => rounded(byte / 255, 5)),
    ...(alpha < 1 && { alpha }),
    hex: hex.slice(0, 7).toLowerCase(),
  };
};

const withAlpha = (hex: string, alpha: number): string => {
  if (alpha >= 1) return hex;
  const byte = Math.round(Math.max(0, alpha) * 255);
  return hex + byte.toString(16).padStart(2, '0');
};

const isComponent = (value: unknown): value is number | 'none' =>
  value === 'none' || (typeof value === 'number' && Number.isFinite(value));

/** Reads what should be a color. */
const colorIn = (value: unknown): DtcgColor | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha = 1 } = value as Partial<DtcgColor>;
  const isColor =
    typeof colorSpace === 'string' &&
    Object.hasOwn(spaces, colorSpace) &&
    Array.isArray(components) &&
    components.length === 3 &&
    // A parser may have made null of "none".
    components.every((component) => component === null || isComponent(component)) &&
    typeof alpha === 'number' &&
    alpha >= 0 &&
    alpha <= 1;
  return isColor ? { colorSpace, components, alpha } : undefined;
};

/** Tokens Studio takes the transparency of a color in any form: `rgba(#112233, 0.5)`. */
const cssOfTool = (text: string): string => {
  const [, hex, alpha = ''] = /^rgba?\(\s*(#[0-9a-f]{6})\s*,\s*([\d.]+%?)\s*\)$/i.exec(text) ?? [];
  if (hex === undefined) return text;
  return `rgb(${bytesOf(hex).join(' ')} / ${alpha})`;
};

const colorOf = (value: unknown): Color | undefined => {
  if (typeof value === 'string') {
    try {
      return new Color(cssOfTool(value.trim()));
    } catch {
      return undefined;
    }
  }
  const color = colorIn(value);
  if (color === undefined) return undefined;
  const { colorSpace, components, alpha = 1 } = color;
  const [one = 0, two = 0, three = 0] = components.map((each) =>
    typeof each === 'number' ? each : 0,
  );
  return new Color(spaces[colorSpace] ?? colorSpace, [one, two, three], alpha);
};

/** How far beyond sRGB a color may lie before it is another one on a screen of eight bits. */
const ALMOST = 1 / 512;

/** Whether a color is none that sRGB shows, so that `hexOfDtcg` takes the nearest. */
export const isBeyondSrgb = (value: unknown): boolean =>
  colorOf(value)?.inGamut('srgb', { epsilon: ALMOST }) === false;

/**
 * A design token's color as `#rrggbb` or `#rrggbbaa`. One that no screen of eight bits shows
 * becomes the nearest that it does.
 *
 * @returns undefined when it is no color
 */
export const hexOfDtcg = (value: unknown): string | undefined => {
  if (typeof value === 'string') {
    const [, hex, alpha = ''] = /^(#[0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) ?? [];
    if (hex !== undefined) return (hex + alpha).toLowerCase();
  }
  const direct = colorIn(value);
  const parts = direct?.components ?? [];
  if (
    direct?.colorSpace === 'srgb' &&
    parts.every((each) => Number(each) >= 0 && Number(each) <= 1)
  ) {
    const [r = 0, g = 0, b = 0] = parts.map(Number);
    return withAlpha(hexOfBytes([r * 255, g * 255, b * 255]), direct.alpha ?? 1);
  }
  const color = colorOf(value);
  const shown = color?.to('srgb').toGamut();
  if (color === undefined || shown === undefined) return undefined;
  const [r, g, b] = shown.coords;
  const bytes = [r, g, b].map((each) => (each ?? 0) * 255);
  if (!bytes.every(Number.isFinite)) return undefined;
  const [red = 0, green = 0, blue = 0] = bytes;
  return withAlpha(hexOfBytes([red, green, blue]), color.alpha ?? 1);
};
