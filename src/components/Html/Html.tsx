import { useMemo } from 'react';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import * as styles from './Html.css.ts';
import DOMPurify from 'dompurify';

const TAGS =
  'a b blockquote br caption code div em figcaption figure h2 h3 h4 hr i img li ol p s small span strong sub sup table tbody td tfoot th thead tr u ul';
const ATTRIBUTES =
  'href title alt src width height lang dir start colspan rowspan scope target rel loading';
/** Web addresses, mail, telephone, and paths or anchors of our own. */
const ADDRESSES = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/iu;

let isSetUp = false;

const setUp = (): void => {
  if (isSetUp) return;
  isSetUp = true;
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      // An undescribed picture is decoration; else its address would be read aloud.
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
    if (node.tagName !== 'A') return;
    const leaves = /^https?:/iu.test(node.getAttribute('href') ?? '');
    node.toggleAttribute('target', false);
    if (!leaves) return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
};

/**
 * Leaves of a text only what an article needs; scripts, styles, forms and frames go.
 *
 * Without a DOM it answers the text as it came: what is prerendered comes from the merchant's own
 * files and was cleaned when they were loaded. In the browser nothing is shown uncleaned.
 */
const cleanHtml = (html: string): string => {
  if (!DOMPurify.isSupported) return html;
  setUp();
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOWED_URI_REGEXP: ADDRESSES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
};

export interface HtmlProps {
  /** An article as a merchant wrote it. */
  html: string;
  /** BCP-47, when it differs from the page's: its direction follows from it. */
  language?: string | undefined;
}

/** Shows a merchant's own article: notices, promotions, help. */
export const Html = ({ html, language }: HtmlProps) => {
  const clean = useMemo(() => cleanHtml(html), [html]);
  return (
    <div
      className={styles.html}
      {...languageAttributes(language)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
};
