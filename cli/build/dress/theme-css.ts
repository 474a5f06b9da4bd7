import type { ResolvedTheme } from '#config/theme/resolve-theme.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { renderFontFaces, selectFontFaces } from './font-faces.ts';
import type { SiteFiles } from '../settings/site-files.ts';
import { addFonts } from './stored-fonts.ts';

/**
 * Makes a brand's stylesheet: its custom properties in both modes, and the faces of its fonts,
 * whose files it adds to the site.
 *
 * @returns the css, and the addresses of the font files that every first screen needs
 */
export const addTheme = (
  files: SiteFiles,
  config: Pick<MerchantConfig, 'theme' | 'languages'>,
  theme: ResolvedTheme,
): { css: string; preloadFonts: string[] } => {
  const faces = selectFontFaces(config);
  const urlOf = addFonts(files, faces);
  const css = [renderThemeCss(theme), renderFontFaces(faces, urlOf)].filter(Boolean).join('\n');
  // The text face in Latin is on every first screen; others come as the page's letters ask.
  const first = faces.find(
    ({ family, script, style }) =>
      family === config.theme.fonts.text && script === 'latin' && style === 'normal',
  );
  return { css, preloadFonts: first ? [urlOf(first.file)] : [] };
};
