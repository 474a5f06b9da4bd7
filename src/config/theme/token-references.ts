import type { TokenValues } from './derive-tokens.ts';

/** The custom properties of ours that a css value refers to, without their two dashes. */
export const referencesIn = (css: string): string[] =>
  [...css.matchAll(/var\(\s*--(lv-[\w-]+)/g)].map(([, name]) => String(name));

/**
 * Follows what a value refers to until it comes back to itself.
 *
 * @param property where to begin, without its two dashes
 * @returns the way round, from the property back to it; undefined if there is none
 */
export const findCircle = (
  property: string,
  values: TokenValues,
  trail: readonly string[] = [],
): string[] | undefined => {
  if (trail.includes(property)) return property === trail[0] ? [...trail, property] : undefined;
  for (const next of referencesIn(values[property] ?? '')) {
    const found = findCircle(next, values, [...trail, property]);
    if (found) return found;
  }
  return undefined;
};

/** Puts the values of other tokens in the place of their names; a circle is left as it stands. */
export const workedOut = (css: string, values: TokenValues, open: readonly string[] = []): string =>
  css.replace(/var\(\s*--(lv-[\w-]+)\s*\)/g, (reference, name: string) => {
    const value = values[name];
    if (value === undefined || open.includes(name)) return reference;
    return workedOut(value, values, [...open, name]);
  });
