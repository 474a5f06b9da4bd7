import type { ColorRole, ThemeMode } from '#generated/merchant-config.ts';
import { themeTokens } from '#generated/theme-tokens.ts';
import type { ResolvedTheme, TokenValues } from './resolve-theme.ts';
import { aliasedRoles } from './token-graph.ts';

const colorNames: Record<ColorRole, string> = themeTokens.color;
const roles = Object.keys(colorNames) as ColorRole[];

const declarations = (values: TokenValues): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}:${value}`);

/** Colors as declarations: what takes over another or suits both modes is said once, for both. */
const colorLines = ({ light, dark }: ResolvedTheme): Record<'both' | ThemeMode, string[]> => {
  const lines: Record<'both' | ThemeMode, string[]> = { both: [], light: [], dark: [] };
  for (const role of roles) {
    const name = colorNames[role];
    const target = aliasedRoles.get(role);
    const isAlias =
      target !== undefined && light[role] === light[target] && dark[role] === dark[target];
    if (isAlias) lines.both.push(`--${name}:var(--${colorNames[target]})`);
    else if (light[role] === dark[role]) lines.both.push(`--${name}:${light[role]}`);
    else {
      lines.light.push(`--${name}:${light[role]}`);
      lines.dark.push(`--${name}:${dark[role]}`);
    }
  }
  return lines;
};

const rule = (selector: string, lines: string[]): string => `${selector}{${lines.join(';')}}`;

/** Every value of a theme in one mode, by custom property without its two dashes. */
export const themeValues = (theme: ResolvedTheme, mode: ThemeMode): TokenValues => ({
  ...theme.tokens,
  ...Object.fromEntries(roles.map((role) => [colorNames[role], theme[mode][role]])),
  ...theme.modeTokens[mode],
});

/**
 * The css of a theme: one rule for what the modes share, one for each mode. It sets every custom
 * property of `src/theme/vars.css.ts` and nothing else.
 *
 * @param scope what the theme holds for; a page that shows several gives each its own
 */
export const renderThemeCss = (theme: ResolvedTheme, scope = ':root'): string => {
  const colors = colorLines(theme);
  const mode = (name: ThemeMode): string =>
    rule(`${scope}[data-mode="${name}"]`, [
      ...colors[name],
      ...declarations(theme.modeTokens[name]),
    ]);
  const both = rule(scope, [...declarations(theme.tokens), ...colors.both]);
  return [both, mode('light'), mode('dark')].join('\n');
};
