import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { addFonts, fontNeeds } from './brand-fonts.ts';
import { type NamedFace, renderFontFaces, selectFontFaces } from './font-faces.ts';
import { type OwnFamily, readOwnFonts, renderOwnFonts } from './own-fonts.ts';
import { fontOnSite, storeFont } from './stored-font.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/**
 * Adds a brand's own font files to its site.
 *
 * @returns a face's file → its address on the site
 */
const addOwnFonts = (
  files: SiteFiles,
  families: readonly OwnFamily[],
): ((file: string) => string) => {
  const urls = new Map<string, string>();
  for (const { file } of families.flatMap(({ faces }) => faces)) {
    const font = storeFont(file);
    const name = fontOnSite(file, font);
    files.set(name, font);
    urls.set(file, `/${name}`);
  }
  return (file) => urls.get(file) ?? '';
};

/** The weight of headings, in families that have a file for each weight. */
const HEADING_WEIGHT = '700';

/** Whether headings are written with a face: one of all weights, or of theirs. */
const holdsHeadings = ({ weight }: NamedFace): boolean =>
  weight.includes(' ') || weight === HEADING_WEIGHT;

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
    (face) =>
      face.script.startsWith('latin')
        ? face.family === theme.fonts.text && face.script === 'latin' && face.style === 'normal'
        : holdsHeadings(face),
  );

/** The Latin faces in which the page for no network says its title. */
const titleFaces = (
  { theme }: Pick<MerchantConfig, 'theme'>,
  faces: readonly NamedFace[],
): NamedFace[] =>
  faces.filter(
    (face) => face.family === theme.fonts.display && face.script === 'latin' && holdsHeadings(face),
  );

/** A brand's stylesheet, and the addresses of font files. */
interface ThemeFiles {
  css: string;
  /** That every first screen needs. */
  preloadFonts: string[];
  /** That the page for no network needs: it comes when nothing else does. */
  offlineFonts: string[];
}

/**
 * Makes a brand's stylesheet: its custom properties in both modes, and the faces of its fonts,
 * whose files it adds to the site with the letters that the brand needs.
 *
 * @param language that the site opens in
 * @param hasOwnCode whether the brand brings code, and with it fonts, of its own
 */
export const addTheme = async (
  files: SiteFiles,
  merchant: ResolvedMerchant,
  language: LanguageCode,
  hasOwnCode: boolean,
): Promise<ThemeFiles> => {
  const { config, theme, folder } = merchant;
  const faces = await addFonts(files, selectFontFaces(config), fontNeeds(merchant, hasOwnCode));
  const urls = new Map(faces.map(({ file, url }) => [file, url]));
  const urlOf = (file: string): string => urls.get(file) ?? '';
  const own = hasOwnCode ? readOwnFonts(folder) : [];
  const themeCss = renderThemeCss(theme);
  const ownCss = renderOwnFonts(own, themeCss, addOwnFonts(files, own));
  const css = [themeCss, renderFontFaces(faces, urlOf), ...ownCss].filter(Boolean).join('\n');
  const preloadFonts = firstFaces(config, language).map(({ file }) => urlOf(file));
  const ofTitle = titleFaces(config, faces).map(({ file }) => urlOf(file));
  return { css, preloadFonts, offlineFonts: [...new Set([...preloadFonts, ...ofTitle])] };
};
