import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkMerchants } from '#config/check-merchants.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { renderThemeCss, themeValues } from '#config/theme/render-theme-css.ts';
import { renderFontFaces, selectFontFaces } from '../../../cli/build/render/font-faces.ts';
import { offeredLanguages, openingLanguage } from '../../../cli/build/render/offered-languages.ts';
import { ROOT } from '../../../cli/base/paths.ts';
import { renderIssues } from '../../../cli/base/terminal/render-issues.ts';
import type { MerchantData, MerchantsReading } from './merchant-data.ts';

const toData = ({ code, config, theme, folder }: ResolvedMerchant): MerchantData => {
  const { brand, languages, layout } = config;
  const offered = offeredLanguages(config, translatedLanguages());
  const { modes, defaultMode, fonts } = config.theme;
  return {
    code,
    name: brand.name,
    slogan: brand.slogan,
    languages: languages.list,
    offered,
    language: openingLanguage(config, offered),
    fallback: languages.fallback,
    currency: config.currency,
    timeZone: config.timeZone,
    modes,
    defaultMode: defaultMode === 'system' ? (modes[0] ?? 'light') : defaultMode,
    fonts,
    layout,
    values: { light: themeValues(theme, 'light'), dark: themeValues(theme, 'dark') },
    assets: {
      logoLight: path.join(folder, brand.logo.light),
      logoDark: path.join(folder, brand.logo.dark),
      mark: path.join(folder, brand.logo.mark),
    },
  };
};

const scopedCss = ({ code, theme }: ResolvedMerchant): string => {
  const scope = `[data-brand="${code}"]`;
  const scheme = (mode: string): string => `${scope}[data-mode="${mode}"]{color-scheme:${mode}}`;
  return [renderThemeCss(theme, scope), scheme('light'), scheme('dark')].join('\n');
};

const fontUrl = (file: string): string => path.join(ROOT, 'node_modules', file);

const fontFacesOf = ({ config }: ResolvedMerchant): string[] =>
  selectFontFaces(config).map((face) => renderFontFaces([face], fontUrl));

/**
 * Reads every merchant of a folder for the preview. A merchant with errors is left out and named.
 *
 * @param merchantsDir absolute
 */
export const readMerchants = async (merchantsDir: string): Promise<MerchantsReading> => {
  const { merchants, issues: problems } = await checkMerchants(merchantsDir);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const faulty = new Set(errors.map(({ merchant }) => merchant));
  const good = merchants.filter(({ code }) => !faulty.has(code));
  return {
    merchants: good.map((merchant) => ({
      data: toData(merchant),
      themeCss: scopedCss(merchant),
      fontFaces: fontFacesOf(merchant),
    })),
    problems: stripVTControlCharacters(renderIssues(errors)),
    faulty: [...faulty],
  };
};
