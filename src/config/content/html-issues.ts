import { createRequire } from 'node:module';
import type sanitize from 'sanitize-html';
import { allowedHtml, isAllowedHref } from './allowed-html.ts';

// Loaded when needed: most texts hold plain paragraphs and never come here.
const load = createRequire(import.meta.url);

const plainTag = /<\/?(?:p|br|hr|strong|b|em|i|u|small|ul|ol|li|h2|h3|h4|blockquote)\s*\/?>/g;
const known = new Map<string, string[]>();

const findAttributeIssues = (tag: string, attributes: Record<string, string>): string[] => {
  const allowed = [...(allowedHtml.attributes['*'] ?? []), ...(allowedHtml.attributes[tag] ?? [])];
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [`the attribute ${name} of <${tag}>`];
    if (name === 'href' && !isAllowedHref(value)) return [`the address “${value.slice(0, 60)}”`];
    return [];
  });
};

const removedFrom = (html: string): string[] => {
  const clean = load('sanitize-html') as typeof sanitize;
  const removed = html.includes('<!--') ? ['the comment'] : [];
  clean(html, {
    allowedTags: allowedHtml.tags,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        if (allowedHtml.tags.includes(tagName))
          removed.push(...findAttributeIssues(tagName, attribs));
        else removed.push(`the tag <${tagName}>`);
        return { tagName, attribs };
      },
    },
  });
  return [...new Set(removed)];
};

/**
 * Names what cleaning would take out of an HTML text.
 *
 * @returns for instance `the tag <script>`; empty if the text is clean
 */
export const findHtmlIssues = (html: string): string[] => {
  if (!html.replace(plainTag, '').includes('<')) return [];
  const issues = known.get(html) ?? removedFrom(html);
  known.set(html, issues);
  return issues;
};
