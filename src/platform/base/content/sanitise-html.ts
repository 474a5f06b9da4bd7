import sanitize from 'sanitize-html';
import { allowedHtml } from '#config/content/allowed-html.ts';

/**
 * Keeps of a merchant's HTML what an article may hold (the same list as the check of its files),
 * and drops the rest: scripts, styles, forms, frames, handlers, addresses of other schemes.
 */
export const sanitiseHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: allowedHtml.tags,
    allowedAttributes: allowedHtml.attributes,
    allowedSchemes: allowedHtml.schemes,
    allowProtocolRelative: false,
  });

/** The same for a text in several languages. */
export const sanitiseLocalized = (text: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, sanitiseHtml(html ?? '')]),
  );
