import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  children: string;
  /** The id of the page's main part. */
  targetId?: string | undefined;
}

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export const SkipLink = ({ children, targetId = 'content' }: SkipLinkProps) => (
  <a href={`#${targetId}`} className={styles.skipLink}>
    {children}
  </a>
);
