import { toDtcgColor } from './color-values.ts';
import {
  referenceIn,
  splitCss,
  type DtcgColor,
  type DtcgMeasure,
  type DtcgShadow,
  type DtcgValue,
} from './dtcg-values.ts';

/** Finds the key of a token by its custom property. */
export type KeyOf = (property: string) => string | undefined;

/** A CSS value as a design token: its type there, its value, and what the format has no place for. */
export interface Converted {
  $type: string;
  $value: DtcgValue;
  /** What CSS says beyond the format. */
  beside?: Record<string, string>;
}

const measure = (css: string, units: RegExp): DtcgMeasure | undefined => {
  const [, value, unit] = /^(-?(?:\d+\.?\d*|\.\d+))([a-z]*)$/.exec(css.trim()) ?? [];
  if (value === undefined || unit === undefined) return undefined;
  if (unit === '' && Number(value) === 0) return { value: 0, unit: 'px' };
  return units.test(unit) ? { value: Number(value), unit } : undefined;
};

/** The format knows lengths in px and rem only. */
const length = (css: string): DtcgMeasure | undefined => measure(css, /^(px|rem)$/);

const color = (css: string, keyOf: KeyOf): DtcgColor | string | undefined => {
  const key = referenceIn(css, keyOf);
  if (key !== undefined) return `{${key}}`;
  if (css === 'transparent') return toDtcgColor('#00000000');
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(css) ? toDtcgColor(css) : undefined;
};

const shadow = (css: string, keyOf: KeyOf): DtcgShadow | undefined => {
  const words = splitCss(css, ' ');
  const inset = words.includes('inset');
  const rest = words.filter((word) => word !== 'inset');
  const lengths = rest.flatMap((word) => length(word) ?? []);
  const colors = rest.flatMap((word) => (length(word) ? [] : (color(word, keyOf) ?? [])));
  const [offsetX, offsetY, blur, spread] = lengths;
  const [ink] = colors;
  const isWhole = lengths.length + colors.length === rest.length && colors.length === 1;
  if (!isWhole || !offsetX || !offsetY || ink === undefined) return undefined;
  const none = { value: 0, unit: 'px' };
  return {
    color: ink,
    offsetX,
    offsetY,
    blur: blur ?? none,
    spread: spread ?? none,
    ...(inset && { inset }),
  };
};

/** Whole, or not at all: a list with a part that is not understood is not converted. */
const list = <Item>(parts: string[], convert: (part: string) => Item | undefined) => {
  const items = parts.map(convert);
  return items.length > 0 && items.every((item) => item !== undefined) ? items : undefined;
};

const gradient = (css: string, keyOf: KeyOf): Converted | undefined => {
  const [, inner] = /^linear-gradient\((.*)\)$/.exec(css) ?? [];
  const [angle, ...stops] = splitCss(inner ?? '', ',');
  if (angle === undefined || !/^-?[\d.]+(deg|turn)$/.test(angle) || stops.length < 2)
    return undefined;
  const colors = list(stops, (stop) => color(stop, keyOf));
  if (colors === undefined) return undefined;
  const $value = colors.map((each, index) => ({
    color: each,
    position: Number((index / (colors.length - 1)).toFixed(4)),
  }));
  return { $type: 'gradient', $value, beside: { angle } };
};

const bezier = (css: string): number[] | undefined => {
  const [, inner] = /^cubic-bezier\((.*)\)$/.exec(css) ?? [];
  const numbers = splitCss(inner ?? '', ',').map(Number);
  return numbers.length === 4 && numbers.every(Number.isFinite) ? numbers : undefined;
};

const number = (css: string): number | undefined =>
  /^-?(\d+\.?\d*|\.\d+)$/.test(css.trim()) ? Number(css) : undefined;

const families = (css: string): string[] | undefined =>
  list(splitCss(css, ','), (family) => family.replace(/^(["'])(.*)\1$/, '$2'));

const converters: Record<string, (css: string, keyOf: KeyOf) => DtcgValue | undefined> = {
  color,
  dimension: length,
  duration: (css) => measure(css, /^m?s$/),
  number,
  fontWeight: number,
  fontFamily: families,
  cubicBezier: bezier,
  shadow: (css, keyOf) => list(splitCss(css, ','), (part) => shadow(part, keyOf)),
};

/** The types of ours that have another name in the format. */
const typeNames: Record<string, string> = { image: 'gradient' };

/**
 * A CSS value as the value of a design token.
 *
 * @param type of the token, as the schema names it
 * @returns undefined for what the format cannot say: ratios, keywords, `clamp()`, lengths in em
 */
export const toDtcg = (type: string, css: string, keyOf: KeyOf): Converted | undefined => {
  const convert = converters[type];
  const $type = typeNames[type] ?? type;
  const key = referenceIn(css, keyOf);
  if (key !== undefined && (convert !== undefined || type === 'image')) {
    return { $type, $value: `{${key}}` };
  }
  if (type === 'image') return gradient(css, keyOf);
  const $value = convert?.(css, keyOf);
  return $value === undefined ? undefined : { $type, $value };
};
