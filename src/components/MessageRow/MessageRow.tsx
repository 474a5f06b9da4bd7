import { visuallyHidden } from '#theme/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import * as styles from './MessageRow.css.ts';

/** What a message is about (specification 3): mail, news of money and of the account, or what somebody has earned. */
export type MessageKind =
  | 'mail'
  | 'deposit'
  | 'withdrawal'
  | 'failed'
  | 'account'
  | 'rank'
  | 'reward'
  | 'order'
  | 'feedback'
  | 'promotion';

/** The words on a row; those that act name the message as well. */
export interface MessageRowLabels {
  unread: string;
  select: string;
  delete: string;
}

export interface MessageRowProps {
  title: string;
  sender: string;
  preview?: string | undefined;
  kind?: MessageKind | undefined;
  /** RFC 3339. */
  sentAt: string;
  language: string;
  timeZone?: string | undefined;
  unread?: boolean | undefined;
  labels: MessageRowLabels;
  onOpen: () => void;
  /** Left out: no box to select it. */
  onSelect?: ((selected: boolean) => void) | undefined;
  selected?: boolean | undefined;
  /** Left out: it cannot be deleted. */
  onDelete?: (() => void) | undefined;
}

const icons: Record<MessageKind, IconName> = {
  mail: 'mail',
  deposit: 'wallet',
  withdrawal: 'coin',
  failed: 'warning',
  account: 'user',
  rank: 'crown',
  reward: 'star',
  order: 'ticket',
  feedback: 'chat',
  promotion: 'gift',
};

/** One message of the inbox. A button deletes it: no gesture is needed to know or to do. */
export const MessageRow = ({
  title,
  sender,
  preview,
  kind = 'mail',
  sentAt,
  language,
  timeZone,
  unread = false,
  labels,
  onOpen,
  onSelect,
  selected = false,
  onDelete,
}: MessageRowProps) => (
  <article
    className={styles.row}
    data-unread={unread || undefined}
    data-selected={(onSelect && selected) || undefined}
  >
    {onSelect && (
      <label className={styles.pick}>
        <input
          type="checkbox"
          className={styles.box}
          checked={selected}
          aria-label={`${labels.select}: ${title}`}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </label>
    )}
    <span className={styles.sign}>
      <Icon name={icons[kind]} size={20} />
    </span>
    <div className={styles.text}>
      <div className={styles.head}>
        <span className={styles.sender}>{sender}</span>
        <RelativeTime value={sentAt} language={language} timeZone={timeZone} />
      </div>
      <button type="button" className={styles.open} onClick={onOpen}>
        {unread && <span className={visuallyHidden}>{labels.unread}: </span>}
        <span className={styles.title}>{title}</span>
      </button>
      {preview && <p className={styles.preview}>{preview}</p>}
    </div>
    {onDelete && (
      <span className={styles.remove}>
        <IconButton
          icon="trash"
          size="sm"
          label={`${labels.delete}: ${title}`}
          onPress={onDelete}
        />
      </span>
    )}
  </article>
);
