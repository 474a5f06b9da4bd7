import type { ResolvedTheme } from '#config/theme/resolve-theme.ts';
import { renderThemeCss } from '#config/theme/render-theme-css.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { type NamedFace, renderFontFaces, selectFontFaces, fontFile } from './font-faces.ts';
import { type OwnFamily, renderOwnFonts } from './own-fonts.ts';
import type { SiteFiles } from '../settings/site-files.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { storeDir } from '../../base/paths.ts';
import { isKeeping, isStored, keepStored } from '../store/local/stored-file.ts';

interface StoredFont {
  stored: string;
  /** Its path on a site. */
  name: string;
  sha256: string;
}

/** Font files are read once per process; there are few, and every brand shares them. */
const known = new Map<string, StoredFont>();

/** Puts a font file into the store, so that sites link to it and not to a package or a brand's folder. */
const storeFont = (file: string, place: string): StoredFont => {
  const content = readFileSync(place);
  const digest = sha256(content);
  const { name, ext } = path.parse(file);
  const stored = path.join(storeDir(), 'fonts', `${digest}${ext}`);
  if (!isStored(stored)) keepStored(stored, content);
  return { stored, name: `fonts/${name}.${digest.slice(0, 10)}${ext}`, sha256: digest };
};

/**
 * Adds font files to a site.
 *
 * @returns a face's file → its address on the site
 */
const addFonts = (files: SiteFiles, faces: readonly NamedFace[]): ((file: string) => string) => {
  const fontOf = (file: string): StoredFont => {
    const font = known.get(file) ?? storeFont(file, fontFile(file));
    if (isKeeping()) known.set(file, font);
    return font;
  };
  for (const { file } of faces) {
    const { stored, name, sha256: digest } = fontOf(file);
    files.set(name, { stored, sha256: digest });
  }
  return (file) => `/${fontOf(file).name}`;
};

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
    const { stored, name, sha256: digest } = storeFont(file, file);
    files.set(name, { stored, sha256: digest });
    urls.set(file, `/${name}`);
  }
  return (file) => urls.get(file) ?? '';
};

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
 * @param own the brand's own fonts
 * @returns the css, and the addresses of the font files that every first screen needs
 */
export const addTheme = (
  files: SiteFiles,
  config: Pick<MerchantConfig, 'theme' | 'languages'>,
  theme: ResolvedTheme,
  language: LanguageCode,
  own: readonly OwnFamily[],
): { css: string; preloadFonts: string[] } => {
  const faces = selectFontFaces(config);
  const urlOf = addFonts(files, faces);
  const themeCss = renderThemeCss(theme);
  const ownCss = renderOwnFonts(own, themeCss, addOwnFonts(files, own));
  const css = [themeCss, renderFontFaces(faces, urlOf), ...ownCss].filter(Boolean).join('\n');
  const first = firstFaces(config, language);
  return { css, preloadFonts: first.map(({ file }) => urlOf(file)) };
};
