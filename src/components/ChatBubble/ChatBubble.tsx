import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './ChatBubble.css.ts';

/** How far an own message has come. */
export type Delivery = 'sending' | 'sent' | 'read' | 'failed';

export interface ChatBubbleProps {
  /** Plain text; lines are kept. */
  text: string;
  /** Own words at the end, theirs at the start, a note of the room in the middle. */
  side: 'mine' | 'theirs' | 'note';
  /** Left out when the same person goes on. */
  author?: string | undefined;
  /** Beside the author: a `VipBadge`. */
  rank?: ReactNode;
  /** RFC 3339. */
  at: string;
  language: string;
  timeZone?: string | undefined;
  delivery?: Delivery | undefined;
  /** The delivery in words: "Read", "Not sent". */
  deliveryLabel?: string | undefined;
  /** With `retryLabel` a message that failed can be sent again. */
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
}

/** One message of a conversation with customer service or in the chat room. */
export const ChatBubble = ({
  text,
  side,
  author,
  rank,
  at,
  language,
  timeZone,
  delivery,
  deliveryLabel,
  onRetry,
  retryLabel,
}: ChatBubbleProps) => (
  <div className={styles.line} data-side={side} data-delivery={delivery}>
    {author && (
      <span className={styles.author}>
        <bdi>{author}</bdi>
        {rank}
      </span>
    )}
    <p className={styles.bubble}>
      {/* Its corners follow the page, its words their own script. */}
      <span dir="auto" className={styles.text}>
        {text}
      </span>
    </p>
    {side !== 'note' && (
      <span className={styles.foot}>
        <RelativeTime value={at} language={language} timeZone={timeZone} />
        {delivery === 'sending' && <Spinner size={12} />}
        {(delivery === 'sent' || delivery === 'read') && (
          <Icon name={delivery === 'read' ? 'eye' : 'check'} size={14} />
        )}
        {deliveryLabel && delivery !== 'failed' && <span>{deliveryLabel}</span>}
        {delivery === 'failed' && (
          <span role="alert" className={styles.failed}>
            <Icon name="error" size={14} />
            {deliveryLabel}
          </span>
        )}
        {delivery === 'failed' && onRetry && retryLabel && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {retryLabel}
          </button>
        )}
      </span>
    )}
  </div>
);
