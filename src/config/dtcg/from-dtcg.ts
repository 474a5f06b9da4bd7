import { hexOfDtcg } from './color-values.ts';
import { aliasKey, OWN_EXTENSION } from './dtcg-values.ts';

/** Finds the custom property of a token by its key, without its two dashes. */
export type PropertyOf = (key: string) => string | undefined;

type Values = Record<string, unknown>;
type Write = (value: unknown, propertyOf: PropertyOf, extensions: Values) => string | undefined;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

const reference = (value: unknown, propertyOf: PropertyOf): string | undefined => {
  const property = propertyOf(aliasKey(value) ?? '');
  return property === undefined ? undefined : `var(--${property})`;
};

const measure = (value: unknown, units: string[]): string | undefined => {
  if (!isObject(value) || !isNumber(value['value'])) return undefined;
  const unit = String(value['unit']);
  return units.includes(unit) ? `${value['value']}${unit}` : undefined;
};

const length: Write = (value, propertyOf) =>
  reference(value, propertyOf) ?? measure(value, ['px', 'rem']);

const color: Write = (value, propertyOf) => reference(value, propertyOf) ?? hexOfDtcg(value);

const shadow = (value: unknown, propertyOf: PropertyOf): string | undefined => {
  if (!isObject(value)) return undefined;
  const none = { value: 0, unit: 'px' };
  const { color: ink, offsetX, offsetY, blur = none, spread = none, inset = false } = value;
  const [x, y, soft, wide] = [offsetX, offsetY, blur, spread].map((each) =>
    length(each, propertyOf, {}),
  );
  const shade = color(ink, propertyOf, {});
  if (x === undefined || y === undefined || soft === undefined || wide === undefined)
    return undefined;
  if (shade === undefined || typeof inset !== 'boolean') return undefined;
  const spreads = /^0(px|rem)$/.test(wide) ? [] : [wide];
  return [...(inset ? ['inset'] : []), x, y, soft, ...spreads, shade].join(' ');
};

const whole = (parts: (string | undefined)[]): string | undefined =>
  parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join(', ') : undefined;

const shadows: Write = (value, propertyOf) =>
  whole((Array.isArray(value) ? value : [value]).map((each) => shadow(each, propertyOf)));

/** The format knows no direction; without one of ours, the gradient runs from side to side. */
const gradient: Write = (value, propertyOf, extensions) => {
  if (!Array.isArray(value)) return undefined;
  const own = extensions[OWN_EXTENSION];
  const angle = isObject(own) && typeof own['angle'] === 'string' ? own['angle'] : '90deg';
  const stops = value.map((stop: unknown, index) => {
    if (!isObject(stop) || !isNumber(stop['position'])) return undefined;
    const ink = color(stop['color'], propertyOf, {});
    const even = Number((index / (value.length - 1)).toFixed(4));
    if (ink === undefined || stop['position'] === even) return ink;
    return `${ink} ${Number((stop['position'] * 100).toFixed(2))}%`;
  });
  const colors = whole(stops);
  return colors === undefined || stops.length < 2
    ? undefined
    : `linear-gradient(${angle}, ${colors})`;
};

/** Words that CSS takes for a family of its own choice, and must not be quoted. */
const isGeneric = (family: string): boolean => /^-?[a-z]+(-[a-z]+)*$/.test(family);

const families: Write = (value) => {
  const names: unknown[] = Array.isArray(value) ? value : [value];
  return whole(
    names.map((name) => {
      if (typeof name !== 'string' || name === '' || /["\\;{}<>@]/.test(name)) return undefined;
      return isGeneric(name) ? name : `"${name}"`;
    }),
  );
};

const bezier: Write = (value) =>
  Array.isArray(value) && value.length === 4 && value.every(isNumber)
    ? `cubic-bezier(${value.join(', ')})`
    : undefined;

const number: Write = (value) => (isNumber(value) ? String(value) : undefined);

/** The names of weights (DTCG 2025.10, 8.4), and those that design tools write. */
const weights: Record<string, number> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
  extrablack: 950,
  ultrablack: 950,
};

const weightOf = (value: unknown): string | undefined =>
  isNumber(value) && value >= 1 && value <= 1000 ? String(value) : undefined;

const weight: Write = (named) => {
  const name = typeof named === 'string' ? named.toLowerCase().replaceAll(/[^a-z]/g, '') : '';
  const value = Object.hasOwn(weights, name) ? weights[name] : named;
  return weightOf(value);
};

const writers: Record<string, [dtcgType: string, write: Write]> = {
  color: ['color', color],
  dimension: ['dimension', length],
  duration: ['duration', (value) => measure(value, ['ms', 's'])],
  number: ['number', number],
  fontWeight: ['fontWeight', weight],
  fontFamily: ['fontFamily', families],
  cubicBezier: ['cubicBezier', bezier],
  shadow: ['shadow', shadows],
  image: ['gradient', gradient],
};

/** The type that a design token must have to become a token of ours, or undefined if none will do. */
export const dtcgTypeOf = (type: string): string | undefined => writers[type]?.[0];

/**
 * The value of a design token as a CSS value.
 *
 * @param type of our token, as the schema names it
 * @param extensions of the design token
 * @returns undefined when the value has not the form of that type
 */
export const fromDtcg = (
  type: string,
  value: unknown,
  propertyOf: PropertyOf,
  extensions: Values = {},
): string | undefined =>
  reference(value, propertyOf) ?? writers[type]?.[1](value, propertyOf, extensions);
