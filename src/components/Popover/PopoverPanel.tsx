import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { useIsPhone } from './use-is-phone.ts';
import * as styles from './Popover.css.ts';

/** What a `Popover` opens; a module of its own, loaded when it is needed. */
export const PopoverPanel = ({
  label,
  closeLabel,
  align,
  triggerRef,
  onClose,
  children,
}: {
  label: string;
  closeLabel: string;
  align: 'start' | 'end';
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}) => {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <Sheet open onOpenChange={onClose} title={label} closeLabel={closeLabel}>
        {children}
      </Sheet>
    );
  }
  return (
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
};
