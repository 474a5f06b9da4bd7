import path from 'node:path';
import { translatedLanguages } from '#config/languages/translated-languages.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import { listBrandAssets } from '../settings/brand-assets.ts';
import { renderFontFaces, selectFontFaces } from '../render/font-faces.ts';
import { offeredLanguages, openingLanguage } from '../render/offered-languages.ts';
import { readOwnFonts, renderOwnFonts } from '../render/own-fonts.ts';
import { renderManifest } from '../render/public-files.ts';
import { renderTemplate } from '../render/render-template.ts';
import { toSettings } from '../settings/to-settings.ts';
import { ROOT } from '../../base/paths.ts';

/**
 * A brand's pictures where a development server finds them: on the disk.
 *
 * @param prefix stands before the path of a file on the disk, e.g. Vite's `/@fs`
 * @returns path under the merchant's folder → address
 */
export const developmentAssets = (
  merchant: ResolvedMerchant,
  prefix = '/@fs',
): Record<string, string> =>
  Object.fromEntries(
    listBrandAssets(merchant.config, merchant.content).map((asset) => [
      asset,
      prefix + encodeURI(path.join(merchant.folder, asset)),
    ]),
  );

/** What is generated from one merchant: file name → text. */
export type GeneratedFiles = Record<'settings.ts' | 'theme.css' | 'manifest.webmanifest', string>;

/**
 * Settings and theme of one merchant for use straight from the sources, without a build.
 *
 * @param prefix stands before the path of a file on the disk, e.g. Vite's `/@fs`
 */
export const developmentSettings = (merchant: ResolvedMerchant, prefix = '/@fs') => {
  const offered = offeredLanguages(merchant.config, translatedLanguages());
  const language = openingLanguage(merchant.config, offered);
  return {
    offered,
    language,
    settings: toSettings(merchant, developmentAssets(merchant, prefix), language),
  };
};

/**
 * A merchant's stylesheet with its fonts taken from their packages.
 *
 * @param prefix stands before the path of a font on the disk, e.g. Vite's `/@fs`
 */
export const developmentTheme = (
  { config, theme, folder }: ResolvedMerchant,
  prefix = '/@fs',
): string => {
  const at = (file: string): string => prefix + encodeURI(file);
  const urlOf = (file: string): string => at(path.join(ROOT, 'node_modules', file));
  const themeCss = renderThemeCss(theme);
  const own = renderOwnFonts(readOwnFonts(folder), themeCss, at);
  return [themeCss, renderFontFaces(selectFontFaces(config), urlOf), ...own, ''].join('\n');
};

/** Writes out as text everything that is generated from one merchant. */
export const generateMerchant = (merchant: ResolvedMerchant): GeneratedFiles => {
  const { config, theme } = merchant;
  const { language, settings } = developmentSettings(merchant);
  const mark = settings.assets.mark;
  const names = ['favicon.svg', 'icon-48.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'];
  const icons = Object.fromEntries(names.map((name) => [name, mark]));
  return {
    'settings.ts': renderTemplate('settings.ts', {
      code: config.code,
      settings: JSON.stringify(settings, null, 2),
    }),
    'theme.css': developmentTheme(merchant),
    'manifest.webmanifest': renderManifest({ config, language, theme, icons }),
  };
};
