import { createHash } from 'node:crypto';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { readGamesService } from '../http/games-service.ts';

const GOOGLE_SCRIPTS = 'https://www.googletagmanager.com';
const GOOGLE_CALLS = 'https://*.google-analytics.com https://*.analytics.google.com';
const FACEBOOK_SCRIPTS = 'https://connect.facebook.net';
const FACEBOOK_CALLS = 'https://www.facebook.com';

/** What react-aria's usePress adds to the head of a page; allowed by hash like the page's own. */
const PRESS_STYLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * The policy of one page: no script but the site's own files, no style but its own files and the
 * ones that the build wrote into this very page.
 *
 * @param html the page; what is inlined in it is allowed by hash, and nothing else
 */
export const policyOf = (html: string, { site, analytics }: MerchantConfig): string => {
  const google = analytics.googleTagId !== '';
  const facebook = analytics.facebookPixelId !== '';
  const calls = [...(google ? [GOOGLE_CALLS] : []), ...(facebook ? [FACEBOOK_CALLS] : [])];
  const attributes = attributeHashes(html);
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    list('script-src', ["'self'", google && GOOGLE_SCRIPTS, facebook && FACEBOOK_SCRIPTS]),
    list('style-src', ["'self'", ...styleHashes(html)]),
    attributes.length > 0 && list('style-src-attr', ["'unsafe-hashes'", ...attributes]),
    // Pictures that somebody has chosen are shown before they are sent: `blob:`.
    list('img-src', ["'self'", 'data:', 'blob:', ...site.imageCdns, ...calls]),
    "font-src 'self'",
    list('connect-src', ["'self'", ...calls]),
    // Games run in frames, on an origin of their own.
    list('frame-src', ["'self'", ...site.launchCdns, readGamesService()?.url ?? false]),
    "manifest-src 'self'",
    "worker-src 'self'",
  ]
    .filter(Boolean)
    .join('; ');
};

const list = (directive: string, sources: readonly (string | false)[]): string =>
  [directive, ...sources.filter(Boolean)].join(' ');

/** The hashes of the styles that stand in a page, as its policy must name them. */
export const styleHashes = (html: string): string[] =>
  hashesOf([
    ...Array.from(html.matchAll(/<style[^>]*>([^]*?)<\/style>/g), (match) => match[1] ?? ''),
    PRESS_STYLE,
  ]);

const attributeHashes = (html: string): string[] =>
  hashesOf([...html.matchAll(/\sstyle="([^"]*)"/g)].map((match) => unescape(match[1] ?? '')));

/** What the browser reads out of an attribute: its hash is taken of that. */
const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
