import type { ResolvedTheme } from '#config/theme/resolve-theme.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { type NamedFace, renderFontFaces, selectFontFaces } from './font-faces.ts';
import type { SiteFiles } from '../settings/site-files.ts';
import { addFonts } from './stored-fonts.ts';

/** The weight of headings, in families that have a file for each weight. */
const HEADING_WEIGHT = '700';

/**
 * The faces that every first screen needs: the text face in Latin; where the site opens in a script for
 * which no system font stands in with the same measures, those of that script, too: a heading that
 * came in another face would push the page down.
 */
const firstFaces = (
  { theme }: Pick<MerchantConfig, 'theme'>,
  language: LanguageCode,
): NamedFace[] =>
  selectFontFaces({ theme, languages: { list: [language] } as MerchantConfig['languages'] }).filter(
    ({ family, script, style, weight }) =>
      script.startsWith('latin')
        ? family === theme.fonts.text && script === 'latin' && style === 'normal'
        : weight.includes(' ') || weight === HEADING_WEIGHT,
  );

/**
 * Makes a brand's stylesheet: its custom properties in both modes, and the faces of its fonts,
 * whose files it adds to the site.
 *
 * @param language that the site opens in
 * @returns the css, and the addresses of the font files that every first screen needs
 */
export const addTheme = (
  files: SiteFiles,
  config: Pick<MerchantConfig, 'theme' | 'languages'>,
  theme: ResolvedTheme,
  language: LanguageCode,
): { css: string; preloadFonts: string[] } => {
  const faces = selectFontFaces(config);
  const urlOf = addFonts(files, faces);
  const css = [renderThemeCss(theme), renderFontFaces(faces, urlOf)].filter(Boolean).join('\n');
  const first = firstFaces(config, language);
  return { css, preloadFonts: first.map(({ file }) => urlOf(file)) };
};
