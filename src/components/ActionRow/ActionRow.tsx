import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icon-paths.ts';
import * as styles from './ActionRow.css.ts';

export interface ActionRowProps {
  /** What kind of thing it is; `picture` takes its place. */
  icon: IconName;
  /** The thing itself in small: an `Avatar`. */
  picture?: ReactNode;
  /** What it is about: "Mobile number". */
  title: string;
  /** What holds now, or what it is for. */
  children?: ReactNode;
  /** How it stands, beside the title: a `StatusPill`. */
  state?: ReactNode;
  /** What can be done about it: a button or a link, whose name says the title too. */
  action?: ReactNode;
}

/** One thing of a list with what can be done about it: a setting, a way to reach somebody. */
export const ActionRow = ({ icon, picture, title, children, state, action }: ActionRowProps) => {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.row}>
      {picture ?? (
        <span className={styles.sign}>
          <Icon name={icon} size={22} />
        </span>
      )}
      <div className={styles.body}>
        <div className={styles.content}>
          <span className={styles.head}>
            <span id={id} className={styles.title}>
              {title}
            </span>
            {state}
          </span>
          {children && <div className={styles.text}>{children}</div>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
};
