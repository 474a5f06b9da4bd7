import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import { requireMerchant } from '../../fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { renderTable } from '../../terminal/table.ts';
import { print, printJson, tintData } from '../../terminal/say.ts';

/** A patch of the colour itself, on terminals that show colours. */
const swatch = (color: string): string => {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color)?.slice(1);
  if (!digits || tintData('bold', 'x') === 'x') return color;
  const [red, green, blue] = digits.map((pair) => Number.parseInt(pair, 16));
  return `\u001B[48;2;${red};${green};${blue}m  \u001B[0m ${color}`;
};

/** Shows every colour of both modes and every token, after all defaults and derivations. */
export const run = async (
  code: string,
  { merchants: dir, css = false, json = false }: MerchantsOption & JsonOption & { css?: boolean },
): Promise<void> => {
  const { config, theme } = await requireMerchant(dir, code);
  if (css) {
    print(renderThemeCss(theme));
    return;
  }
  if (json) {
    const { modes, defaultMode } = config.theme;
    printJson({ merchant: code, extends: config.theme.extends, modes, defaultMode, ...theme });
    return;
  }
  const dark: Record<string, string> = theme.dark;
  const colors = Object.entries(theme.light).map(([role, color]) => [
    role,
    swatch(color),
    swatch(dark[role] ?? ''),
  ]);
  const heads = ['color', 'light', 'dark'].map((word) => tintData('dim', word));
  const tokens = Object.entries(theme.tokens);
  print(`${renderTable([heads, ...colors])}\n\n${renderTable(tokens)}`);
};
