import { pointerKeys } from '../issues/issue.ts';
import type { JsonValue } from '../issues/edit.ts';
import { toDtcgColor } from '../dtcg/color-values.ts';
import { aliasKey } from '../dtcg/dtcg-values.ts';
import { toDtcg } from '../dtcg/to-dtcg.ts';
import { alphaOf, bytesOf } from '../theme/oklch.ts';
import { isObject, type Values } from '../token-files/token-file.ts';

/** No token of ours in the other form: what it refers to is worked out already. */
const noKey = (): undefined => undefined;

/** What stands at a pointer of a document. */
export const valueAtPointer = (value: unknown, pointer: string): unknown =>
  pointerKeys(pointer).reduce<unknown>((inner, key) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isThere ? (inner as Values)[key] : undefined;
  }, value);

const isFigmaColor = (raw: unknown): boolean => isObject(raw) && 'r' in raw && 'g' in raw;

const figmaColor = (hex: string): JsonValue => {
  const [r, g, b] = bytesOf(hex).map((byte) => byte / 255);
  return { r: r ?? 0, g: g ?? 0, b: b ?? 0, a: alphaOf(hex) };
};

const numberOf = (css: string): number | undefined => {
  const [, digits] = /^(-?\d+\.?\d*|-?\.\d+)(px|ms)?$/.exec(css) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** A shadow as Tokens Studio says it. */
const studioShadow = (css: string): JsonValue | undefined => {
  const layers = toDtcg('shadow', css, noKey)?.$value as
    | { color: { hex: string; alpha?: number } & object; [key: string]: unknown }[]
    | undefined;
  const measure = (each: unknown): string => {
    const { value, unit } = each as { value: number; unit: string };
    return `${value}${unit}`;
  };
  return layers?.map((layer) => ({
    x: measure(layer['offsetX']),
    y: measure(layer['offsetY']),
    blur: measure(layer['blur']),
    spread: measure(layer['spread']),
    color: hexWithAlpha(layer.color),
    type: layer['inset'] === true ? 'innerShadow' : 'dropShadow',
  }));
};

const hexWithAlpha = ({ hex, alpha = 1 }: { hex: string; alpha?: number }): string => {
  const byte = Math.round(alpha * 255);
  return alpha >= 1 ? hex : hex + byte.toString(16).padStart(2, '0');
};

const isStudioShadow = (raw: unknown): boolean => {
  const [layer] = Array.isArray(raw) ? (raw as unknown[]) : [raw];
  return isObject(layer) && 'x' in layer;
};

const figmaLike = (type: string, css: string): JsonValue | undefined =>
  type === 'color' ? figmaColor(css) : (numberOf(css) ?? css);

/** A value that stood as an object: in the format, or in a tool's own form. */
const objectFor = (type: string, css: string, raw: unknown): JsonValue | undefined => {
  if (isObject(raw) && raw['type'] === 'VARIABLE_ALIAS') return figmaLike(type, css);
  if (type === 'color') {
    if (isFigmaColor(raw)) return figmaColor(css);
    return toDtcgColor(css) as unknown as JsonValue;
  }
  if (type === 'shadow' && isStudioShadow(raw)) return studioShadow(css);
  return toDtcg(type, css, noKey)?.$value as JsonValue | undefined;
};

/**
 * A value of a theme in the form in which a file has it now: an object stays one, a text a text,
 * a number a number.
 *
 * @param type of our token
 * @param css the value, worked out
 * @param raw what stands in the file
 * @param worked the same with its aliases worked out; what an alias led to says the form
 * @returns undefined when the form cannot say the value
 */
export const writtenValue = (
  type: string,
  css: string,
  raw: unknown,
  worked: unknown,
): JsonValue | undefined => {
  const like = aliasKey(raw) === undefined ? raw : worked;
  if (typeof like === 'number') return numberOf(css);
  if (typeof like === 'string') {
    // What the format has a form for stays in it; a font alone is a text there, a stack is a list.
    const list = type === 'fontFamily' ? toDtcg(type, css, noKey)?.$value : undefined;
    return (list as JsonValue | undefined) ?? css;
  }
  return objectFor(type, css, like);
};
