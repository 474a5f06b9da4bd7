import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as styles from './ChatLog.css.ts';

export interface ChatLogProps {
  /** The name of the conversation. */
  label: string;
  /** `ChatBubble`s, the oldest first; something else while there are none. */
  children: ReactNode;
}

/** So near to its end a log counts as read to the end. */
const NEAR_PX = 48;

/** A conversation that grows at its end, and stays there while its end is in sight. */
export const ChatLog = ({ label, children }: ChatLogProps) => {
  const log = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useLayoutEffect(() => {
    const element = log.current;
    if (element && follows.current) element.scrollTop = element.scrollHeight;
    // After every render: what it holds has grown, or not.
  });
  return (
    <div
      ref={log}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
      className={styles.log}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
      }}
    >
      {children}
    </div>
  );
};
