import type { LanguageCode, Layout, Theme, ThemeMode } from '#generated/merchant-config.ts';
import { themeTokens } from '#generated/theme-tokens.ts';
import { baseTheme } from './base-theme.ts';
import { deriveColors, type ResolvedColors } from './derive-colors.ts';
import { deriveTokens, type TokenGroups } from './derive-tokens.ts';
import { fade } from './mix.ts';
import { patternImage } from './theme-patterns.ts';

/** Values by custom property, without its two dashes: `lv-size-md`. */
export type TokenValues = Record<string, string>;

/** A theme in which nothing is left to work out. */
export interface ResolvedTheme {
  light: ResolvedColors;
  dark: ResolvedColors;
  /** What both modes share. */
  tokens: TokenValues;
  /** What differs from mode to mode beside the colours. */
  modeTokens: Record<ThemeMode, TokenValues>;
}

const named = (groups: TokenGroups): TokenValues => {
  const names: Record<string, Record<string, string>> = themeTokens;
  const values: TokenValues = {};
  for (const [group, tokens] of Object.entries(groups)) {
    for (const [token, value] of Object.entries(tokens)) {
      const name = names[group]?.[token];
      if (name !== undefined) values[name] = value;
    }
  }
  return values;
};

const resolve = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[],
): ResolvedTheme => {
  const base = baseTheme(theme.extends);
  const own = {
    ...named(base.tokens as TokenGroups),
    ...named(theme.tokens as TokenGroups),
  };
  const colorsOf = (mode: ThemeMode): ResolvedColors =>
    deriveColors(theme, mode, { own: theme.colors[mode], base: base.colors[mode] });
  const patternOf = ({ primary, accent }: ResolvedColors): TokenValues => {
    const image = patternImage(theme.pattern, fade(primary, 0.09), fade(accent, 0.09));
    const pattern = named({ pattern: { image } });
    // A pattern set by hand holds in both modes.
    return Object.keys(pattern).some((name) => name in own) ? {} : pattern;
  };
  const [light, dark] = [colorsOf('light'), colorsOf('dark')];
  return {
    light,
    dark,
    tokens: { ...named(deriveTokens(theme, layout, languages)), ...own },
    modeTokens: { light: patternOf(light), dark: patternOf(dark) },
  };
};

const known = new Map<string, ResolvedTheme>();

/**
 * Works out every colour and measure of a theme. Equal input gives the same object, so that a
 * fleet of similar brands costs little.
 *
 * @param theme with what its base theme fills
 * @param languages of the site; their scripts decide the font stacks
 */
export const resolveTheme = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[] = [],
): ResolvedTheme => {
  const key = JSON.stringify([theme, layout, languages]);
  const resolved = known.get(key) ?? resolve(theme, layout, languages);
  known.set(key, resolved);
  return resolved;
};
