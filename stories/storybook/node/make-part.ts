import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkMerchant } from '#config/check-merchant.ts';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { readJson } from '#config/read/read-json.ts';
import { renderThemeCss, themeValues } from '#config/theme/render-theme-css.ts';
import { renderFontFaces, selectFontFaces } from '../../../cli/build/render/font-faces.ts';
import { offeredLanguages, openingLanguage } from '../../../cli/build/render/offered-languages.ts';
import { renderIssues } from '../../../cli/base/terminal/render-issues.ts';
import {
  type BrandFile,
  type BrandPart,
  BRANDS_ROOT,
  type MadePart,
  type MerchantData,
} from './merchant-data.ts';
import { screensOf } from './screens-of.ts';
import { packThemePage, themePageData } from './theme-page-data.ts';

const toData = ({ code, config, theme }: ResolvedMerchant): MerchantData => {
  const { brand, languages, layout } = config;
  const offered = offeredLanguages(config, translatedLanguages());
  const { modes, defaultMode, fonts } = config.theme;
  const picture = (file: string): string => `${BRANDS_ROOT}brands/${code}/${file}`;
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
      logoLight: picture(brand.logo.light),
      logoDark: picture(brand.logo.dark),
      mark: picture(brand.logo.mark),
    },
  };
};

const scopedCss = ({ code, theme }: ResolvedMerchant): string => {
  const scope = `[data-brand="${code}"]`;
  const scheme = (mode: string): string => `${scope}[data-mode="${mode}"]{color-scheme:${mode}}`;
  return [renderThemeCss(theme, scope), scheme('light'), scheme('dark')].join('\n');
};

/** A font file's name here: its path without folders. */
const fontName = (file: string): string => file.replaceAll('/', '-').replace('@', '');

const brandFile = (merchant: ResolvedMerchant): BrandFile => ({
  data: toData(merchant),
  themeCss: scopedCss(merchant),
  fontFaces: selectFontFaces(merchant.config).map((face) =>
    renderFontFaces([face], (file) => `${BRANDS_ROOT}brand-fonts/${fontName(file)}`),
  ),
});

/**
 * Makes a part of what Storybook shows of one merchant. No other merchant's files are read, so that one of
 * ten thousand costs what one of five does.
 *
 * @param merchantsDir absolute
 * @param recordedDir holds `<code>.json`; a brand without a recording answers nothing
 */
export const makePart = (
  merchantsDir: string,
  recordedDir: string,
  code: string,
  part: BrandPart,
): MadePart => {
  const folder = path.join(merchantsDir, code);
  const { merchant, issues } = checkMerchant(folder, readJson(path.join(folder, 'merchant.json')));
  const errors = placeIssues(issues.map((issue) => ({ ...issue, merchant: code }))).filter(
    ({ severity }) => severity === 'error',
  );
  if (!merchant || errors.length > 0) {
    return { problems: stripVTControlCharacters(renderIssues(errors)) };
  }
  const made = {
    brand: () => brandFile(merchant),
    theme: () => packThemePage(themePageData(merchant)),
    screens: () => screensOf(merchant, recordedDir),
  }[part]();
  const faces = part === 'brand' ? selectFontFaces(merchant.config) : [];
  return {
    json: JSON.stringify(made),
    fonts: Object.fromEntries(faces.map(({ file }) => [fontName(file), file])),
    files: merchant.files,
  };
};
