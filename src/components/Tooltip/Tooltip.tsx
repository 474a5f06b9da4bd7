import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that add to the control's own name; never the only place they stand. */
  text: string;
  /** One control that can take the focus. */
  children: ReactNode;
  /** Time before a resting pointer shows it, in ms; the keyboard's focus shows it at once. */
  delayMs?: number | undefined;
}

const loadBubble = () => import('./TooltipBubble.tsx');
const TooltipBubble = lazy(async () => ({ default: (await loadBubble()).TooltipBubble }));

/** A hint beside a control while a mouse rests on it or the keyboard is on it. */
export const Tooltip = ({ text, children, delayMs = 500 }: TooltipProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (open) control?.setAttribute('aria-describedby', id);
    else control?.removeAttribute('aria-describedby');
  }, [open, id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- watches the control inside
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return;
        void loadBubble();
        timer.current = setTimeout(() => setOpen(true), delayMs);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {open && (
        <Suspense>
          <TooltipBubble id={id} text={text} triggerRef={anchor} onClose={hide} />
        </Suspense>
      )}
    </span>
  );
};
