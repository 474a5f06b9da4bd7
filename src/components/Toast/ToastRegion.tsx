import { useState, useSyncExternalStore } from 'react';
import { currentToasts, type QueuedToast, watchToasts } from './push-toast.ts';
import { Toast } from './Toast.tsx';
import { useToastFocus } from './use-toast-focus.ts';
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
  const [isPointed, setPointed] = useState(false);
  const { region, isFocused, onFocus, onBlur } = useToastFocus(toasts);
  const held = isPointed || isFocused;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops clocks
    <section
      ref={region}
      aria-label={label}
      className={styles.region}
      // Stays reachable and heard while a react-aria dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div aria-live="polite" className={styles.list}>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} held={held} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
};
