import type { ReactNode } from 'react';
import { languageAttributes } from './language-attributes.ts';

export interface ForeignTextProps {
  /** BCP-47 of the text, where it is not the page's; left out, nothing is put around it. */
  language?: string | undefined;
  /** A block around several paragraphs instead of words in a line. */
  as?: 'span' | 'div' | undefined;
  children: ReactNode;
}

/**
 * A text in another language than the page's: read with the right voice, set in the right face, and
 * running its own way inside a page that runs the other.
 */
export const ForeignText = ({ language, as: Element = 'span', children }: ForeignTextProps) =>
  language === undefined ? (
    children
  ) : (
    <Element {...languageAttributes(language)}>{children}</Element>
  );
