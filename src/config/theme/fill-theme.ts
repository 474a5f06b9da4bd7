import { baseTheme } from './base-theme.ts';
import { inheritTheme, type Inheritance } from './inherit-theme.ts';
import { isValues, settingsIn, themeGroups, themeSingles } from '../schema/settings.ts';
import type { ThemeChain } from './theme-chain.ts';

type Values = Record<string, unknown>;

/** The settings of a group, the nearest first; those of the theme itself may be wrong yet. */
const fillGroup = (theme: Values, group: string, sources: readonly Values[]): void => {
  const own = theme[group] ?? {};
  if (!isValues(own)) return;
  const inherited = sources.map((source) => source[group]).filter(isValues);
  theme[group] = Object.assign({}, ...inherited.toReversed(), own);
};

/**
 * Fills what a merchant's theme and layout leave out from what it extends, in place: brand colors,
 * fonts and every setting. Colors and measures stay the merchant's own; they are worked out when
 * the theme is resolved, from what this answers.
 *
 * @param ownTheme the theme and the layout as the merchant wrote them; the schema has not seen them yet
 */
export const fillTheme = (
  ownTheme: { theme: Values; layout: Values },
  chain: ThemeChain,
): Inheritance => {
  const { theme, layout } = ownTheme;
  const inheritance = inheritTheme(chain, settingsIn(ownTheme));
  const base = baseTheme(chain.base) as unknown as Values;
  const sources = [...chain.parents.map((parent) => parent.theme), base];
  for (const group of themeGroups) fillGroup(theme, group, sources);
  for (const single of themeSingles) {
    const value = sources.find((source) => source[single] !== undefined)?.[single];
    if (theme[single] === undefined) theme[single] = structuredClone(value);
  }
  for (const parent of chain.parents) {
    for (const [key, value] of Object.entries(parent.layout)) layout[key] ??= value;
  }
  return inheritance;
};
