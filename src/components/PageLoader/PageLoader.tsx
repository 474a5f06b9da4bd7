import { visuallyHidden } from '#theme/text.css.ts';
import * as styles from './PageLoader.css.ts';

export interface PageLoaderProps {
  /** Read aloud: "The page is loading". */
  label: string;
}

/** A line at the top while a page is on its way; it goes with the page's arrival. */
export const PageLoader = ({ label }: PageLoaderProps) => (
  <div className={styles.room} role="status">
    <span className={visuallyHidden}>{label}</span>
    <span className={styles.bar} />
  </div>
);
