import { isBeyondSrgb } from '../dtcg/color-values.ts';
import { faultOfColor, faultOfColorsIn } from '../dtcg/color-faults.ts';
import { fromDtcg, type PropertyOf } from '../dtcg/from-dtcg.ts';
import { aliasKey, splitCss } from '../dtcg/dtcg-values.ts';
import { toDtcg } from '../dtcg/to-dtcg.ts';
import { keyOfProperty } from '../dtcg/token-names.ts';
import { isObject, type Dialect, type Values } from '../token-files/token-file.ts';

/** What is known of a value beside itself. */
export interface ValueContext {
  dialect: Dialect;
  /** The type that the file says. */
  $type: string;
  propertyOf: PropertyOf;
  extensions: Values;
}

/** A value as CSS, or what is wrong with it. */
export type Css = { css: string; isBeyondSrgb?: boolean } | { fault: string };

const isStrict = (dialect: Dialect): boolean => dialect === 'dtcg' || dialect === 'resolver';

/** Tools for designers count in pixels and leave the unit out. */
const countsInPixels = (dialect: Dialect): boolean =>
  dialect === 'figma' || dialect === 'tokens-studio';

const measure = (value: unknown): unknown =>
  typeof value === 'number' || (typeof value === 'string' && /^-?[\d.]+$/.test(value))
    ? { value: Number(value), unit: 'px' }
    : typeof value === 'string'
      ? (toDtcg('dimension', value, keyOfProperty)?.$value ?? value)
      : value;

/** A shadow as Tokens Studio says it. */
const shadowLayer = (layer: unknown): unknown => {
  if (!isObject(layer)) return layer;
  const { color, blur, spread, type } = layer;
  const inset = type === 'innerShadow' || layer['inset'] === true;
  const [offsetX, offsetY] = [layer['offsetX'] ?? layer['x'], layer['offsetY'] ?? layer['y']];
  return {
    color,
    offsetX: measure(offsetX),
    offsetY: measure(offsetY),
    ...(blur !== undefined && { blur: measure(blur) }),
    ...(spread !== undefined && { spread: measure(spread) }),
    ...(inset && { inset }),
  };
};

/** A number of a designer's: `150%` of the line, `40%` opaque. */
const share = (text: string): unknown => {
  const [, percent] = /^(-?[\d.]+)%$/.exec(text) ?? [];
  return percent === undefined ? undefined : Number((Number(percent) / 100).toFixed(4));
};

const families = (text: string, dialect: Dialect): string[] =>
  isStrict(dialect)
    ? [text]
    : splitCss(text, ',').map((name) => name.replace(/^(["'])(.*)\1$/, '$2'));

/** A text of a tool as the value that the format would have for it; itself, when it is none. */
const standardText = (type: string, text: string, dialect: Dialect): unknown => {
  const trimmed = text.trim();
  if (type === 'fontWeight' && /[a-z]/i.test(trimmed)) return trimmed;
  if (type === 'fontFamily') return families(trimmed, dialect);
  const isBare = /^-?[\d.]+$/.test(trimmed) && Number(trimmed) !== 0;
  if (type === 'dimension' && isBare && countsInPixels(dialect)) return measure(trimmed);
  const part = type === 'number' ? share(trimmed) : undefined;
  return part ?? toDtcg(type, trimmed, keyOfProperty)?.$value ?? trimmed;
};

const standardOf = (type: string, value: unknown, { dialect }: ValueContext): unknown => {
  if (typeof value === 'string') return standardText(type, value, dialect);
  if (type === 'dimension' && countsInPixels(dialect)) return measure(value);
  if (type === 'shadow' && !isStrict(dialect)) {
    return (Array.isArray(value) ? value : [value]).map(shadowLayer);
  }
  return value;
};

const colorFault = (type: string, value: unknown): string | undefined =>
  type === 'color' ? faultOfColor(value) : faultOfColorsIn(value);

/** A text that the format has no value for, and that is css: the theme's own check judges its form. */
const asItStands = (value: unknown, { dialect, $type }: ValueContext): string | undefined => {
  const isText = typeof value === 'string' && !/[{}]/.test(value);
  return isText && ($type === 'string' || !isStrict(dialect)) ? value.trim() : undefined;
};

/**
 * The value of a design token as CSS for a token of ours.
 *
 * @param type of our token, as the schema names it
 * @param value as written, or with its aliases worked out
 */
export const cssOfValue = (type: string, value: unknown, context: ValueContext): Css => {
  const { propertyOf, extensions } = context;
  if (aliasKey(value) !== undefined) {
    const css = fromDtcg(type, value, propertyOf);
    return css === undefined ? { fault: 'Its alias leads to no token of ours.' } : { css };
  }
  const standard = type === 'color' ? value : standardOf(type, value, context);
  const fault = colorFault(type, standard);
  if (fault !== undefined) return { fault };
  const css = fromDtcg(type, standard, propertyOf, extensions);
  if (css !== undefined) return { css, isBeyondSrgb: type === 'color' && isBeyondSrgb(standard) };
  const text = type === 'color' ? undefined : asItStands(value, context);
  return text === undefined ? { fault: '' } : { css: text };
};
