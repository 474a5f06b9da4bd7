import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { ScrollBody } from '../Dialog/ScrollBody.tsx';
import { SheetHead } from './SheetHead.tsx';
import * as styles from './Sheet.css.ts';

export interface SheetProps {
  title: string;
  titleHidden?: boolean | undefined;
  /** The edge that it comes from; `start` is the right edge in Arabic. */
  side?: 'start' | 'end' | 'bottom' | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  closeLabel: string;
  /** Stands in the header in place of the title's words, for instance the logo. */
  head?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from an edge of the screen: a side menu, filters, a list of choices. */
export const Sheet = ({
  title,
  titleHidden,
  side = 'bottom',
  open,
  onOpenChange,
  closeLabel,
  head,
  footer,
  children,
}: SheetProps) => (
  <PageLocale>
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.overlay}
    >
      <Modal className={styles.panel({ side })}>
        <AriaDialog className={styles.dialog}>
          <SheetHead
            {...{ title, titleHidden, head, closeLabel }}
            onClose={() => onOpenChange(false)}
          />
          <ScrollBody className={styles.body}>{children}</ScrollBody>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </PageLocale>
);
