import { useMemo } from 'react';
import { languageAttributes } from '../ForeignText/language-attributes.ts';
import { cleanHtml } from './clean-html.ts';
import * as styles from './Html.css.ts';

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
