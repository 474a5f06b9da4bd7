import { useEffect } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { closeToast, type QueuedToast, toastLifeMs } from './push-toast.ts';
import * as styles from './Toast.css.ts';

export interface ToastProps {
  /** What `pushToast` was given, with its place in the queue. */
  toast: QueuedToast;
  /** A pointer or the focus is on the messages: the clock stands. */
  held: boolean;
  closeLabel: string;
}

/** One message with its way out; `ToastRegion` draws those of the queue. */
export const Toast = ({ toast, held, closeLabel }: ToastProps) => {
  const { id, tone, title, text, action } = toast;
  const lifeMs = toastLifeMs(toast);
  useEffect(() => {
    if (lifeMs === null || held) return undefined;
    const timer = setTimeout(() => closeToast(id), lifeMs);
    return () => clearTimeout(timer);
  }, [id, lifeMs, held]);
  const act = () => {
    action?.onPress();
    closeToast(id);
  };
  return (
    <div
      className={styles.card}
      data-tone={tone}
      data-toast={id}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <span className={styles.icon}>
        <Icon name={tone} size={22} />
      </span>
      <span className={styles.body}>
        <span>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {action && (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={closeLabel}
        onClick={() => closeToast(id)}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
};
