import { Marquee, type MarqueeItem } from '../Marquee/Marquee.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './NoticeMarquee.css.ts';

export interface NoticeMarqueeProps {
  notices: readonly MarqueeItem[];
  /** Opens the notices at the one that was pressed. */
  onOpen: (id: string) => void;
  /** What runs by, for a screen reader. */
  label: string;
  pauseLabel: string;
  playLabel: string;
  /** Keeps the line's place while the notices are on their way. */
  loading?: boolean | undefined;
}

/**
 * The notices of the house, one line that runs by; a press opens the one that was meant. It stops
 * under the pointer, for the keyboard, by its button and for who wants less motion. Without a
 * notice there is no line.
 */
export const NoticeMarquee = ({
  notices,
  onOpen,
  loading = false,
  ...words
}: NoticeMarqueeProps) => {
  if (loading) {
    return (
      <div role="status" aria-label={words.label} aria-busy="true" className={styles.blank}>
        <Skeleton width="60%" />
      </div>
    );
  }
  if (notices.length === 0) return null;
  return <Marquee {...words} items={notices} onSelect={onOpen} icon="megaphone" />;
};
