import type { ThemeMode } from '#generated/merchant-config.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { firstModeOf } from '#config/theme/first-mode.ts';
import { requireMerchant } from '../../../build/fleet/require-merchants.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import { UsageError } from '../../../base/terminal/errors.ts';
import { print, printDocument, printJson } from '../../../base/terminal/print.ts';

type Format = 'css' | 'json' | 'dtcg' | 'resolver' | 'style-dictionary' | 'table';
type Options = MerchantsOption & JsonOption & { css?: boolean; format?: Format; mode?: ThemeMode };

const printAs: Record<Format, (merchant: ResolvedMerchant, mode?: ThemeMode) => Promise<void>> = {
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
  dtcg: async (merchant, mode) => {
    const { exportTokens } = await import('#config/dtcg/export-tokens.ts');
    const { exportMode } = await import('#config/dtcg/export-modes.ts');
    printDocument(mode === undefined ? exportTokens(merchant) : exportMode(merchant, mode));
  },
  resolver: async (merchant) => {
    const { exportResolver } = await import('#config/dtcg/export-modes.ts');
    printDocument(exportResolver(merchant));
  },
  'style-dictionary': async (merchant, mode = firstModeOf(merchant.config.theme)) => {
    const { exportStyleDictionary } = await import('#config/dtcg/export-modes.ts');
    printDocument(exportStyleDictionary(merchant, mode));
  },
  table: async (merchant) => {
    const { renderTheme } = await import('./render-theme.ts');
    const { explainTheme } = await import('#config/explain/explain-theme.ts');
    print(renderTheme(explainTheme(merchant)));
  },
};

/** The formats that hold one mode at a time, or may. */
const MODAL: readonly Format[] = ['dtcg', 'style-dictionary'];

/**
 * Shows every setting, color and token of a merchant, and where each comes from.
 *
 * @throws {UsageError} when a mode is asked for in a format that has both
 */
export const run = async (
  code: string,
  { merchants: dir, css = false, json = false, format, mode }: Options,
): Promise<void> => {
  const chosen = format ?? (css ? 'css' : json ? 'json' : 'table');
  if (mode !== undefined && !MODAL.includes(chosen)) {
    throw new UsageError(`--mode is for --format ${MODAL.join(' and --format ')}.`);
  }
  await printAs[chosen](await requireMerchant(dir, code), mode);
};
