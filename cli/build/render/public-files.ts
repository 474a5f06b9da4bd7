import type { RenderContext } from './render-context.ts';
import { localize } from '../settings/localize.ts';
import { directionOf } from './offered-languages.ts';
import { firstMode, originOf } from './page-head.ts';
import { renderTemplate } from './render-template.ts';

/** As long as a phone writes under an icon, in UTF-16 units. */
const SHORT_NAME = 12;

/** The beginning of a name, of whole characters as a reader sees them. */
const shortName = (name: string): string => {
  if (name.length <= SHORT_NAME) return name.trim() || name;
  let short = '';
  for (const { segment } of new Intl.Segmenter().segment(name)) {
    if (short.length + segment.length > SHORT_NAME) break;
    short += segment;
  }
  return short.trim() || name;
};

/** The web app manifest: what a phone shows when the site is put on its home screen. */
export const renderManifest = (
  context: Pick<RenderContext, 'config' | 'language' | 'theme' | 'icons'>,
): string => {
  const { config, language, theme, icons } = context;
  const mode = firstMode(context);
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: icons[name],
    sizes,
    type: icons[name]?.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: config.brand.name,
    short_name: shortName(config.brand.name),
    description: localize(config.brand.description, language, config.languages.fallback),
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: theme[mode]['bg'],
    theme_color: theme[mode]['headerBg'],
    icons: [
      icon('favicon.svg', 'any', 'any'),
      icon('icon-48.png', '48x48', 'any'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

/** What search engines may visit. */
export const renderRobots = (context: Pick<RenderContext, 'config'>): string =>
  renderTemplate('robots.txt', { origin: originOf(context) });

/** What a site map says of one page. */
export interface MappedPage {
  address: string;
  /** When its content was changed, RFC 3339; empty where nobody says so. */
  modified: string;
  alternates: readonly { code: string; address: string }[];
}

/**
 * The site maps: the index, and a map for each language of the site with its public pages.
 *
 * @param pages language → its pages
 * @returns file → its text
 */
export const renderSitemaps = (
  context: Pick<RenderContext, 'config'>,
  pages: ReadonlyMap<string, readonly MappedPage[]>,
): Map<string, string> => {
  const origin = originOf(context);
  const texts = new Map<string, string>();
  const maps = [...pages].map(([language, mapped]) => {
    const file = `sitemap-${language}.xml`;
    texts.set(file, renderTemplate('sitemap.xml', { pages: mapped }));
    return { address: `${origin}/${file}`, modified: newest(mapped) };
  });
  return texts.set('sitemap.xml', renderTemplate('sitemap-index.xml', { maps }));
};

const newest = (pages: readonly MappedPage[]): string =>
  pages
    .map(({ modified }) => modified)
    .reduce((a, b) => (Date.parse(b) > Date.parse(a) || !a ? b : a), '');
