import type { Theme, ThemeMode } from '#generated/merchant-config.ts';
import { workedOut } from '../theme/token-references.ts';
import { themeValues } from '../theme/render-theme-css.ts';
import type { ResolvedTheme } from '../theme/resolve-theme.ts';
import { familyIn, nameOfFamily } from '../dtcg/font-names.ts';
import { fromDtcg } from '../dtcg/from-dtcg.ts';
import type { TokenTarget } from './token-target.ts';
import { toDtcg } from '../dtcg/to-dtcg.ts';
import { keyOfProperty, propertyOfKey } from '../dtcg/token-names.ts';

/** A theme as it is now: worked out, and its settings. */
export interface ThemeNow {
  theme: ResolvedTheme;
  settings: Theme;
}

const MODES = ['light', 'dark'] as const;

/** CSS written as we would write it after a way through the format: spaces and zeros say nothing. */
const canonical = (type: string, css: string): string => {
  const converted = toDtcg(type, css, keyOfProperty);
  const own = { livery: converted?.beside ?? {} };
  return (converted && fromDtcg(type, converted.$value, propertyOfKey, own)) ?? css.trim();
};

/** The brand's own two colors, by the name behind the dot. */
const brandColor = ({ brand }: Theme, key: string): string | undefined =>
  Object.entries(brand).find(([name]) => key === `brand.${name}`)?.[1];

/** Whether a token has the value that a file of design tokens wants, in one mode. */
export const isReachedIn = (
  { key, type, css, literal }: TokenTarget,
  { theme }: ThemeNow,
  mode: ThemeMode,
): boolean => {
  const values = themeValues(theme, mode);
  const now = values[propertyOfKey(key) ?? ''] ?? '';
  const [wanted, worked] = [css[mode], literal[mode]].map((each) => canonical(type, each));
  return (
    canonical(type, now) === wanted ||
    canonical(type, workedOut(now, values)) === worked ||
    canonical(type, workedOut(now, values)) === canonical(type, workedOut(css[mode], values))
  );
};

/**
 * Whether a token is as a file of design tokens wants it. A font stack is, when it begins with the
 * right family of ours: what follows depends on the languages of the site.
 */
export const isReached = (target: TokenTarget, resolvedTheme: ThemeNow): boolean => {
  const brand = brandColor(resolvedTheme.settings, target.key);
  if (brand !== undefined) return brand.toLowerCase() === target.literal.light;
  const family = target.type === 'fontFamily' ? familyIn(target.literal.light) : undefined;
  if (family !== undefined && nameOfFamily(family) !== undefined) {
    const values = themeValues(resolvedTheme.theme, 'light');
    const now = workedOut(values[propertyOfKey(target.key) ?? ''] ?? '', values);
    if (familyIn(now) === family) return true;
  }
  const modes = target.type === 'color' ? target.modes : MODES;
  return modes.every((mode) => isReachedIn(target, resolvedTheme, mode));
};
