import { checkMerchants } from '#config/check-merchants.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Problem } from '#config/problems/problem.ts';
import { renderTemplate } from '../dress/render-template.ts';
import { directionOf } from '../dress/offered-languages.ts';
import { firstMode } from '../dress/page-head.ts';
import { developmentSettings, developmentTheme } from '../generate/generate-merchant.ts';

/** What the development server shows of one merchant. */
export interface DevelopedMerchant {
  /** The module that starts the site. */
  entry: string;
  /** The script that sets language and mode before the first paint. */
  mode: string;
  themeCss: string;
  page: string;
  resolved: ResolvedMerchant;
}

/** The addresses of what has no file of its own. */
export const VIRTUAL = {
  entry: '/@livery/entry.js',
  theme: '/@livery/theme.css',
  mode: '/@livery/mode.js',
} as const;

/**
 * Reads a merchant for the development server.
 *
 * @returns the merchant, or the problems that stand in the way
 */
export const readMerchant = async (
  merchantsDir: string,
  code: string,
): Promise<{ merchant: DevelopedMerchant } | { problems: Problem[] }> => {
  const { merchants, problems } = await checkMerchants(merchantsDir, [code]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const [resolved] = merchants;
  if (errors.length > 0 || !resolved) return { problems: errors };
  const { config } = resolved;
  const { offered, language, settings } = developmentSettings(resolved);
  const entry = renderTemplate('entry.js', { main: '/src/site/main.tsx', settings });
  const merchant: DevelopedMerchant = {
    resolved,
    entry: `import '${VIRTUAL.theme}';\n${entry}`,
    mode: renderTemplate('mode.js', {
      languages: offered,
      rightToLeft: offered.filter((each) => directionOf(each) === 'rtl'),
      modes: config.theme.modes,
      defaultMode: config.theme.defaultMode,
    }),
    themeCss: developmentTheme(resolved),
    page: renderTemplate('develop.html', {
      title: config.brand.name,
      language,
      direction: directionOf(language),
      mode: firstMode({ config }),
      icon: settings.assets.mark,
      urls: VIRTUAL,
    }),
  };
  return { merchant };
};
