import { hexOfDtcg } from './color-values.ts';
import { aliasKey } from './dtcg-values.ts';

type Values = Record<string, unknown>;
type Range = readonly [least: number, most: number];

const UNIT: Range = [0, 1];
const PERCENT: Range = [0, 100];
const HUE: Range = [0, 360];
const CHROMA: Range = [0, Number.POSITIVE_INFINITY];
/** The axes of opponent colors know no bounds. */
const ANY: Range = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** Between which bounds the components of a color space lie (DTCG 2025.10, Color Module, 4.2). */
const ranges: Record<string, readonly [Range, Range, Range]> = {
  srgb: [UNIT, UNIT, UNIT],
  'srgb-linear': [UNIT, UNIT, UNIT],
  'display-p3': [UNIT, UNIT, UNIT],
  'a98-rgb': [UNIT, UNIT, UNIT],
  'prophoto-rgb': [UNIT, UNIT, UNIT],
  rec2020: [UNIT, UNIT, UNIT],
  'xyz-d65': [UNIT, UNIT, UNIT],
  'xyz-d50': [UNIT, UNIT, UNIT],
  hsl: [HUE, PERCENT, PERCENT],
  hwb: [HUE, PERCENT, PERCENT],
  lab: [PERCENT, ANY, ANY],
  lch: [PERCENT, CHROMA, HUE],
  oklab: [UNIT, ANY, ANY],
  oklch: [UNIT, CHROMA, HUE],
};

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCssColor = (text: string): boolean => hexOfDtcg(text) !== undefined;

const faultOfObject = ({ colorSpace, components }: Values): string | undefined => {
  const isKnown = typeof colorSpace === 'string' && Object.hasOwn(ranges, colorSpace);
  const known = isKnown ? ranges[colorSpace] : undefined;
  if (known === undefined) return `“${String(colorSpace)}” is no color space of the format.`;
  if (!Array.isArray(components)) return undefined;
  for (const [at, range] of known.entries()) {
    const component: unknown = components[at];
    if (typeof component !== 'number') continue;
    const [least, most] = range;
    if (component < least || component > most)
      return `Component ${at + 1} of ${String(colorSpace)} is ${component}; it lies between ${least} and ${most}.`;
  }
  return undefined;
};

/**
 * What is wrong with a color as a file of design tokens has it: a parser that means well makes
 * black of a word and white of a number that is too large. Aliases are not followed.
 *
 * @returns undefined when it is a color, or when its form is for others to judge
 */
export const faultOfColor = (value: unknown): string | undefined => {
  if (typeof value === 'string') {
    if (aliasKey(value) !== undefined || isCssColor(value)) return undefined;
    return `“${value}” is no color.`;
  }
  return isObject(value) ? faultOfObject(value) : undefined;
};

/** The same for the colors within a shadow or a gradient. */
export const faultOfColorsIn = (value: unknown): string | undefined => {
  const parts: unknown[] = Array.isArray(value) ? value : [value];
  for (const part of parts) {
    const fault = isObject(part) && 'color' in part ? faultOfColor(part['color']) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
};
