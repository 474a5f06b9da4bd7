import type { LanguageCode, Layout, Theme, ThemeMode } from '#generated/merchant-config.ts';
import { themeTokens } from '#generated/theme-tokens.ts';
import { deriveColors, type ResolvedColors } from './derive-colors.ts';
import { deriveTokens, type TokenValues } from './derive-tokens.ts';
import { inheritBase, type Inheritance } from './inherit-theme.ts';
import { fade } from './mix.ts';
import { patternImage } from './theme-patterns.ts';

export type { TokenValues } from './derive-tokens.ts';

/** A theme in which nothing is left to work out. */
export interface ResolvedTheme {
  light: ResolvedColors;
  dark: ResolvedColors;
  /** What both modes share. */
  tokens: TokenValues;
  /** What differs from mode to mode beside the colors. */
  modeTokens: Record<ThemeMode, TokenValues>;
}

/** The measures that a merchant set by hand, by their custom properties. */
const ownTokens = ({ tokens }: Theme): TokenValues => {
  const names: Record<string, Record<string, string>> = themeTokens;
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([group, values]: [string, Record<string, string>]) =>
      Object.entries(values).map(([name, value]) => [String(names[group]?.[name]), value]),
    ),
  );
};

const PATTERN = themeTokens.pattern.image;

const resolve = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[],
  inheritance: Inheritance,
): ResolvedTheme => {
  const own = { ...inheritance.tokens, ...ownTokens(theme) };
  const colorsOf = (mode: ThemeMode): ResolvedColors =>
    deriveColors(theme, mode, { own: theme.colors[mode], inherited: inheritance.colors[mode] });
  // A pattern set by hand holds in both modes.
  const patternOf = ({ primary, accent }: ResolvedColors): TokenValues =>
    PATTERN in own
      ? {}
      : { [PATTERN]: patternImage(theme.pattern, fade(primary, 0.09), fade(accent, 0.09)) };
  const [light, dark] = [colorsOf('light'), colorsOf('dark')];
  return {
    light,
    dark,
    tokens: { ...deriveTokens(theme, layout, languages), ...own },
    modeTokens: { light: patternOf(light), dark: patternOf(dark) },
  };
};

/** Enough for brands of one look that follow each other; a fleet of all looks must not fill the memory. */
const MAX_KNOWN = 200;
const known = new Map<string, ResolvedTheme>();

/**
 * Works out every color and measure of a theme. Equal input gives the same object, so that a
 * fleet of similar brands costs little.
 *
 * @param theme with all settings filled
 * @param languages of the site; their scripts decide the font stacks
 * @param inheritance from `fillTheme`; needed only if the theme extends another merchant's
 */
export const resolveTheme = (
  theme: Theme,
  layout: Layout,
  languages: readonly LanguageCode[] = [],
  inheritance: Inheritance = inheritBase(theme.extends),
): ResolvedTheme => {
  const key = JSON.stringify([theme, layout, languages, inheritance.key]);
  const resolved = known.get(key) ?? resolve(theme, layout, languages, inheritance);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, resolved);
  return resolved;
};
