import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import * as styles from './Popover.css.ts';

/** What a `Popover` opens; a module of its own, loaded when it is needed. */
export const PopoverPanel = ({
  label,
  align,
  triggerRef,
  onClose,
  children,
}: {
  label: string;
  align: 'start' | 'end';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}) => (
  <PageLocale>
    <AriaPopover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={onClose}
      placement={`bottom ${align}`}
      className={styles.popover}
    >
      <Dialog aria-label={label} className={styles.content}>
        {children}
      </Dialog>
    </AriaPopover>
  </PageLocale>
);
