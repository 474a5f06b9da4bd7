import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  closeToast,
  currentToasts,
  type QueuedToast,
  toastLifeMs,
  watchToasts,
} from './push-toast.ts';
import * as styles from './Toast.css.ts';

export interface ToastRegionProps {
  /** The name of the region: "Messages". */
  label: string;
  closeLabel: string;
}

const none: readonly QueuedToast[] = [];

/** Where toasts appear; once per page. A pointer or the focus on them stops their clocks. */
export const ToastRegion = ({ label, closeLabel }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(watchToasts, currentToasts, () => none);
  const [held, setHeld] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops clocks
    <section
      aria-label={label}
      className={styles.region}
      // Stays reachable and heard while a react-aria dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} held={held} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
};

const ToastCard = ({
  toast,
  held,
  closeLabel,
}: {
  toast: QueuedToast;
  held: boolean;
  closeLabel: string;
}) => {
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
    <div className={styles.card} data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <span className={styles.icon}>
        <Icon name={tone} size={22} />
      </span>
      <span className={styles.words}>
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
