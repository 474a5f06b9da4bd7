import { themeTokens } from '#generated/theme-tokens.ts';
import type { ResolvedColors } from './derive-colors.ts';
import type { ResolvedTheme, TokenValues } from './resolve-theme.ts';

const colorNames: Record<string, string> = themeTokens.color;

const declarations = (values: TokenValues): string[] =>
  Object.entries(values).map(([name, value]) => `--${name}:${value}`);

const colorsOf = (colors: ResolvedColors): TokenValues =>
  Object.fromEntries(Object.entries(colors).map(([role, hex]) => [String(colorNames[role]), hex]));

const rule = (selector: string, lines: string[]): string => `${selector}{${lines.join(';')}}`;

/**
 * The css of a theme: one rule for what the modes share, one for each mode. It sets every custom
 * property of `src/theme/vars.css.ts` and nothing else.
 */
export const renderThemeCss = ({ light, dark, tokens, modeTokens }: ResolvedTheme): string => {
  const mode = (name: 'light' | 'dark', colors: ResolvedColors): string =>
    rule(`:root[data-mode="${name}"]`, [
      ...declarations(colorsOf(colors)),
      ...declarations(modeTokens[name]),
    ]);
  return [rule(':root', declarations(tokens)), mode('light', light), mode('dark', dark)].join('\n');
};
