import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { allowedHtml } from '#config/content/allowed-html.ts';
import { isPlainHtml } from './plain-html.ts';

// Loaded when needed: most texts hold plain paragraphs, and a build of one brand loads no parser.
const load = createRequire(import.meta.url);

/**
 * Keeps of a merchant's HTML what an article may hold (the same list as the check of its files),
 * and drops the rest: scripts, styles, forms, frames, handlers, addresses of other schemes.
 */
export const sanitiseHtml = (html: string): string => {
  if (isPlainHtml(html)) return html;
  const clean = load('sanitize-html') as typeof sanitize;
  return clean(html, {
    allowedTags: allowedHtml.tags,
    allowedAttributes: allowedHtml.attributes,
    allowedSchemes: allowedHtml.schemes,
    allowProtocolRelative: false,
  });
};

/** The same for a text in several languages. */
export const sanitiseLocalized = (text: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, sanitiseHtml(html ?? '')]),
  );
