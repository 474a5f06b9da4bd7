/** A color (DTCG 2025.10, Color Module). `hex` is for tools that know no color spaces. */
export interface DtcgColor {
  colorSpace: string;
  components: (number | 'none')[];
  /** Left out when opaque. */
  alpha?: number;
  /** `#rrggbb`, without transparency. */
  hex?: string;
}

/** A length or a time with its unit. */
export interface DtcgMeasure {
  value: number;
  unit: string;
}

/** One shadow of several that lie on each other. */
export interface DtcgShadow {
  color: DtcgColor | string;
  offsetX: DtcgMeasure;
  offsetY: DtcgMeasure;
  blur: DtcgMeasure;
  spread: DtcgMeasure;
  inset?: boolean;
}

/** A stop of a gradient; its position goes from 0 to 1. */
export interface DtcgStop {
  color: DtcgColor | string;
  position: number;
}

/** The value of a design token; a text is an alias, `{color.text}`, or a single font family. */
export type DtcgValue =
  | number
  | string
  | string[]
  | number[]
  | DtcgColor
  | DtcgMeasure
  | DtcgShadow[]
  | DtcgStop[];

/** A design token (DTCG 2025.10, Format Module). */
export interface DtcgToken {
  $type: string;
  $value: DtcgValue;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

/** The name under which our own additions stand in a token's or file's `$extensions`. */
export const OWN_EXTENSION = 'livery';

/** The values that a token has in each mode, beside the one of the default mode. */
export const MODE_EXTENSION = 'mode';

/** The key of a token that a CSS value takes over as it is: `var(--lv-radius-md)`. */
export const referenceIn = (
  css: string,
  keyOf: (property: string) => string | undefined,
): string | undefined => {
  const [, property] = /^var\(--([a-z0-9-]+)\)$/.exec(css.trim()) ?? [];
  return property === undefined ? undefined : keyOf(property);
};

/** The key in an alias: `color.text` of `{color.text}`. */
export const aliasKey = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;

/** Splits a CSS list at its commas, or a CSS value at its spaces, but not inside brackets or quotes. */
export const splitCss = (css: string, at: ',' | ' '): string[] => {
  const parts = [''];
  let depth = 0;
  let quote = '';
  for (const sign of css.trim()) {
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0 && (at === ' ' ? /\s/ : /,/).test(sign)) {
      parts.push('');
      continue;
    }
    parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};
