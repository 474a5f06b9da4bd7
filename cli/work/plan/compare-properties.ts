import type { PropertyChange } from './plan.ts';

type Mode = 'light' | 'dark';

/** Custom properties with their values, by mode. */
export type Properties = Record<Mode, Map<string, string>>;

/** Where a text in quotes, a bracket or a plain sign that begins at `at` ends. */
const stepOver = (css: string, at: number): number => {
  const sign = css[at];
  if (sign === '\\') return at + 2;
  if (sign === '"' || sign === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== sign) end += css[end] === '\\' ? 2 : 1;
    return end + 1;
  }
  if (sign !== '(') return at + 1;
  let end = at + 1;
  while (end < css.length && css[end] !== ')') end = stepOver(css, end);
  return end + 1;
};

/** Cuts a css text at a sign, except within quotes and brackets. */
const splitAt = (css: string, sign: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < css.length;) {
    if (css[at] === sign) {
      parts.push(css.slice(start, at));
      start = at + 1;
    }
    at = stepOver(css, at);
  }
  return [...parts, css.slice(start)];
};

const declarationsIn = (block: string): [string, string][] =>
  splitAt(block, ';').flatMap((declaration) => {
    const [name = '', ...value] = splitAt(declaration, ':');
    const property = name.trim();
    return property.startsWith('--') ? [[property, value.join(':').trim()]] : [];
  });

const SELECTORS: Record<string, readonly Mode[]> = {
  ':root': ['light', 'dark'],
  ':root[data-mode="light"]': ['light'],
  ':root[data-mode="dark"]': ['dark'],
};

/**
 * The custom properties that a theme's css sets in each mode.
 *
 * @param css as `renderThemeCss` writes it; other rules in it are passed over
 */
export const readProperties = (css: string): Properties => {
  const properties: Properties = { light: new Map(), dark: new Map() };
  for (const rule of splitAt(css, '}')) {
    const [selector = '', block = ''] = splitAt(rule, '{');
    for (const mode of SELECTORS[selector.trim()] ?? []) {
      for (const [name, value] of declarationsIn(block)) properties[mode].set(name, value);
    }
  }
  return properties;
};

/** The custom properties whose values differ, sorted by name; once where both modes change alike. */
export const compareProperties = (before: string, after: string): PropertyChange[] => {
  if (before === after) return [];
  const [one, other] = [readProperties(before), readProperties(after)];
  const sides = [one.light, one.dark, other.light, other.dark];
  const names = [...new Set(sides.flatMap((values) => [...values.keys()]))].toSorted();
  return names.flatMap((name): PropertyChange[] => {
    const [light, dark] = (['light', 'dark'] as const).map((mode) => ({
      name,
      mode,
      before: one[mode].get(name) ?? null,
      after: other[mode].get(name) ?? null,
    }));
    const changes = [light, dark].filter((each) => each && each.before !== each.after);
    const isAlike = light?.before === dark?.before && light?.after === dark?.after;
    if (isAlike && light && changes.length > 0) return [{ ...light, mode: 'both' }];
    return changes.filter((each) => each !== undefined);
  });
};
