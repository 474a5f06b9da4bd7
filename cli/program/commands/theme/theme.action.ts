import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { print, printJson } from '../../../base/terminal/print.ts';

type Format = 'css' | 'json' | 'dtcg' | 'table';
type Options = MerchantsOption & JsonOption & { css?: boolean; format?: Format };

const printAs: Record<Format, (merchant: ResolvedMerchant) => Promise<void>> = {
  css: async ({ theme }) => {
    const { renderThemeCss } = await import('#config/theme/render-theme-css.ts');
    print(renderThemeCss(theme));
  },
  json: async (merchant) => {
    const { explainTheme } = await import('#config/explain/explain-theme.ts');
    const { config, theme } = merchant;
    const { extends: base, modes, defaultMode } = config.theme;
    const { chain, settings, tokens } = explainTheme(merchant);
    const resolved = { extends: base, modes, defaultMode, ...theme };
    printJson({ merchant: merchant.code, ...resolved, explained: { chain, settings, tokens } });
  },
  dtcg: async (merchant) => {
    const { exportTokens } = await import('#config/dtcg/export-tokens.ts');
    printJson(exportTokens(merchant));
  },
  table: async (merchant) => {
    const { renderTheme } = await import('./render-theme.ts');
    const { explainTheme } = await import('#config/explain/explain-theme.ts');
    print(renderTheme(explainTheme(merchant)));
  },
};

/** Shows every setting, color and token of a merchant, and where each comes from. */
export const run = async (
  code: string,
  { merchants: dir, css = false, json = false, format }: Options,
): Promise<void> => {
  const merchant = await requireMerchant(dir, code);
  await printAs[format ?? (css ? 'css' : json ? 'json' : 'table')](merchant);
};
