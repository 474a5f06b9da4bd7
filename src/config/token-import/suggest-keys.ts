import Color from 'colorjs.io';
import { distance } from 'fastest-levenshtein';
import { tokenModels } from '#generated/theme-model.ts';
import { hexOfDtcg } from '../dtcg/color-values.ts';
import { themeValues } from '../theme/render-theme-css.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { workedOut } from '../theme/token-references.ts';
import type { Dialect, ReadToken } from '../token-files/token-file.ts';
import { cssOfValue } from './standard-value.ts';

/** A token of ours that a design token may be, and why. */
export interface Suggestion {
  key: string;
  /** Its value now, in light mode. */
  value: string;
  /** 0 for nothing in common, 1 for the same name or value. */
  byName: number;
  byValue: number;
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

const likeness = (one: string, other: string): number =>
  1 - distance(one, other) / Math.max(one.length, other.length, 1);

/** How much of our name stands in theirs, word by word; the last words weigh most. */
const nameLikeness = (theirs: readonly string[], ours: readonly string[]): number => {
  const best = ours.map((word) => Math.max(0, ...theirs.map((each) => likeness(word, each))));
  const hit = best.reduce((sum, each) => sum + (each > 0.6 ? each : 0), 0) / ours.length;
  const last = likeness(theirs.at(-1) ?? '', ours.at(-1) ?? '');
  return (hit + (last > 0.6 ? last : 0)) / 2;
};

/** A difference of OKLab that nobody takes for the same color. */
const FAR = 0.2;

const colorLikeness = (one: string, other: string): number => {
  const apart = new Color(one).deltaE(new Color(other), 'OK');
  return Math.max(0, 1 - apart / FAR);
};

const valueLikeness = (type: string, one: string, other: string): number => {
  if (type !== 'color') return one === other ? 1 : 0;
  const [mine, theirs] = [hexOfDtcg(one), hexOfDtcg(other)];
  return mine === undefined || theirs === undefined ? 0 : colorLikeness(mine, theirs);
};

/**
 * The tokens of ours that a design token is most likely to be, by its name and by its value.
 *
 * @param most how many
 */
export const suggestKeys = (
  token: ReadToken,
  theme: ResolvedTheme,
  dialect: Dialect,
  most = 6,
): Suggestion[] => {
  const values = themeValues(theme, 'light');
  const theirs = wordsOf(token.id);
  const context = {
    dialect,
    $type: token.$type,
    propertyOf: () => undefined,
    extensions: token.extensions,
  };
  const all = tokenModels.flatMap(({ group, name, property, type }): Suggestion[] => {
    const css = cssOfValue(type, token.worked.light, context);
    if (!('css' in css)) return [];
    const value = workedOut(values[property] ?? '', values);
    const byName = nameLikeness(theirs, [...wordsOf(group), ...wordsOf(name)]);
    return [
      { key: `${group}.${name}`, value, byName, byValue: valueLikeness(type, css.css, value) },
    ];
  });
  const score = ({ byName, byValue }: Suggestion): number => byName * 2 + byValue;
  return all.toSorted((one, other) => score(other) - score(one)).slice(0, most);
};
