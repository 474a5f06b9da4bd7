import Color from 'colorjs.io';
import { splitCss } from '#config/dtcg/dtcg-values.ts';

/** The custom properties that css declares, by name; a later one holds. */
export const declarationsIn = (css: string): Map<string, string> => {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found = new Map<string, string>();
  const value = String.raw`(?:"[^"]*"|'[^']*'|[^;{}"'])*`;
  for (const [, name, css_] of text.matchAll(new RegExp(`(--[\\w-]+)\\s*:\\s*(${value})`, 'g'))) {
    found.set(String(name), String(css_).trim());
  }
  return found;
};

/** Puts values in the place of `var()`, so that what takes over another is compared by what it is. */
const workedOut = (css: string, values: ReadonlyMap<string, string>): string =>
  css.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, (all, name: string) => {
    const value = values.get(name);
    return value === undefined ? all : workedOut(value, values);
  });

const byte = (share: number | null): string => String(Math.round((share ?? 0) * 255));

/** A color by what a screen of eight bits shows. */
const colorOf = (css: string): string | undefined => {
  if (/^(-?[\d.]|["'])/.test(css)) return undefined;
  try {
    const { coords, alpha } = new Color(css).to('srgb');
    return `rgba(${[...coords, alpha].map(byte).join(' ')})`;
  } catch {
    return undefined;
  }
};

/** One word of a value as a browser would take it. */
const wordOf = (word: string): string => {
  const color = colorOf(word);
  if (color !== undefined) return color;
  if (/^-?0(px|rem)?$/.test(word)) return '0';
  return word.replaceAll(/^(["'])(.*)\1$/g, '$2');
};

const isLength = (word: string): boolean => /^-?[\d.]+(px|rem)?$/.test(word);

/** One layer of a list. A shadow without blur or spread has none. */
const partOf = (part: string): string => {
  const call = /^(linear-gradient|cubic-bezier|clamp)\((.*)\)$/.exec(part);
  if (call) return `${call[1]}(${canonical(call[2] ?? '')})`;
  const words = splitCss(part, ' ').map(wordOf);
  const lengths = words.filter(isLength);
  if (lengths.length < 2 || lengths.length === words.length) return words.join(' ');
  while (lengths.length < 4) lengths.push('0');
  return [...lengths, ...words.filter((word) => !isLength(word)).toSorted()].join(' ');
};

/** A value in the one way in which it is compared. */
const canonical = (css: string): string => splitCss(css, ',').map(partOf).join(', ');

/** A property that is not the same. */
export interface Difference {
  property: string;
  site: string;
  tool: string;
}

/** What two texts of css say, compared. */
export interface Comparison {
  /** How many properties the site has. */
  tokens: number;
  differences: Difference[];
}

/**
 * Compares what a tool made with what the site has, property by property, by what a browser makes
 * of it: colors to the bit, `var()` followed, spaces and quotes of no account.
 *
 * @param site declarations of the site in a mode
 * @param tool declarations of the tool in that mode; beside the site's it may have the two colors of the brand
 */
export const compareCss = (site: string, tool: string): Comparison => {
  const [ours, theirs] = [declarationsIn(site), declarationsIn(tool)];
  const names = new Set([...ours.keys(), ...theirs.keys()]);
  const differences: Difference[] = [];
  for (const property of names) {
    if (property.startsWith('--lv-brand-')) continue;
    const [own, made] = [ours.get(property), theirs.get(property)];
    const isSame =
      own !== undefined &&
      made !== undefined &&
      canonical(workedOut(own, ours)) === canonical(workedOut(made, theirs));
    if (!isSame) differences.push({ property, site: own ?? '(none)', tool: made ?? '(none)' });
  }
  return { tokens: ours.size, differences };
};
