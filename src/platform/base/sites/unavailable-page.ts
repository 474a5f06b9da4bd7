import type { FastifyReply, FastifyRequest } from 'fastify';
import { readWords } from '#config/languages/read-words.ts';
import { resolveLanguage } from '#config/languages/resolve-language.ts';
import { textDirection } from '#domain/text-direction.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { escapeHtml } from '../content/escape-html.ts';
import { AGAIN_AFTER_SECONDS } from '../http/unavailable.ts';
import type { Merchant } from '../endpoints/handler.ts';

/** Nothing is loaded: whatever could be asked for may be away, too. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Whether a browser is on its way to a page: it would show the answer to a person as it stands. */
export const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  (headers['sec-fetch-mode'] === 'navigate' ||
    (headers['sec-fetch-mode'] === undefined && /\btext\/html\b/.test(headers.accept ?? '')));

/**
 * Answers who was on the way to a page that needs the database: 503 with `Retry-After`, under the
 * brand's name and in one of its languages. The page asks again by itself.
 */
export const sendUnavailablePage = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { config }: Merchant,
): FastifyReply => {
  const language = languageOf(headers['accept-language'] ?? '', config.languages);
  const words = readWords('common', language);
  const { name } = config.brand;
  return reply
    .code(503)
    .headers({
      'retry-after': String(AGAIN_AFTER_SECONDS),
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
    })
    .type('text/html; charset=utf-8')
    .send(
      renderPage({ name, language, text: words.refusals.unavailable, again: words.common.retry }),
    );
};

/** The first language of a browser that the brand offers, else the brand's own. */
const languageOf = (
  accepted: string,
  { list, aliases, default: usual }: MerchantConfig['languages'],
): LanguageCode =>
  accepted
    .split(',')
    .map((each) => each.split(';')[0]?.trim() ?? '')
    .flatMap((tag) => [tag, tag.split('-')[0] ?? ''])
    .map((tag) => resolveLanguage(tag, aliases))
    .find((language) => language && list.includes(language)) ?? usual;

interface Told {
  name: string;
  language: string;
  text: string;
  again: string;
}

/** An empty `href` is the address that the page came from. */
const renderPage = ({ name, language, text, again }: Told): string => `<!doctype html>
<html lang="${language}" dir="${textDirection(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${AGAIN_AFTER_SECONDS * 2}">
<title>${escapeHtml(name)}</title>
<style>body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}
a{display:inline-block;padding:.75rem 0}</style>
<h1>${escapeHtml(name)}</h1>
<p role="status">${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(again)}</a></p>
</html>
`;
