import type { Theme } from '#generated/merchant-config.ts';
import { baseTheme, baseThemeNames } from './base-theme.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings that a merchant takes over from the base theme one by one. */
const groups = ['brand', 'fonts', 'type'] as const;
const singles = ['modes', 'defaultMode', 'glow', 'gradient', 'pattern'] as const;

/**
 * Fills what a merchant's theme leaves out from its base theme, in place. Colours and tokens stay
 * the merchant's own: they are worked out when the theme is resolved.
 *
 * @param theme as the merchant wrote it; a base theme that does not exist is left for the schema
 */
export const fillTheme = (theme: unknown): void => {
  if (!isObject(theme)) return;
  const name = theme['extends'] ?? 'nordic';
  if (typeof name !== 'string' || !baseThemeNames().includes(name)) return;
  const base = baseTheme(name as Theme['extends']);
  for (const group of groups) {
    const own = theme[group] ?? {};
    if (isObject(own)) theme[group] = { ...base[group], ...own };
  }
  for (const single of singles) {
    if (theme[single] === undefined) theme[single] = structuredClone(base[single]);
  }
};
