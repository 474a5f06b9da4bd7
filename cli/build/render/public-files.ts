import type { RenderContext } from './render-context.ts';
import { localize } from '../settings/localize.ts';
import { directionOf } from './offered-languages.ts';
import { firstMode, originOf } from './page-head.ts';
import { renderTemplate } from './render-template.ts';

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
    short_name: config.brand.name.slice(0, 12),
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

/** The pages that search engines should know, in every language that the site offers. */
export const renderSitemap = (
  context: Pick<RenderContext, 'config' | 'offered' | 'home' | 'record'>,
): string => {
  const origin = originOf(context);
  const { offered, home, config, record } = context;
  const paths = [
    '/',
    '/promotions',
    ...(home.features.includes('DownScreen') ? ['/down'] : []),
    ...config.pages.map((page) => `/${page}`),
    ...(record.own?.pages ?? []).map((page) => page.path),
  ];
  const pages = paths.map((path) => ({
    address: origin + path,
    alternates:
      offered.length > 1
        ? offered.map((code) => ({ code, address: `${origin}${path}?lang=${code}` }))
        : [],
  }));
  return renderTemplate('sitemap.xml', { pages });
};
