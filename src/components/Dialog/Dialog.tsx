import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { visuallyHidden } from '#theme/text.css.ts';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import { CloseButton } from './CloseButton.tsx';
import { ScrollBody } from './ScrollBody.tsx';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  title: string;
  /** The title is read but not seen, where a picture in the body says it. */
  titleHidden?: boolean | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Width from 640 px up; below it every dialog is a sheet at the bottom edge. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  closeLabel: string;
  /** Stays at the bottom edge while the body scrolls: the actions. */
  footer?: ReactNode;
  /** A picture beside the body on wide screens; left out on phones. */
  aside?: ReactNode;
  /** Off: only its own buttons close it, not Esc and not a press outside. */
  dismissable?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  children: ReactNode;
}

/** Interrupts with a task or a text; keeps the focus inside and gives it back when closed. */
export const Dialog = ({
  title,
  titleHidden,
  open,
  onOpenChange,
  size = 'md',
  closeLabel,
  footer,
  aside,
  dismissable = true,
  role = 'dialog',
  children,
}: DialogProps) => (
  <PageLocale>
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={dismissable}
      isKeyboardDismissDisabled={!dismissable}
      className={styles.overlay}
    >
      <Modal className={styles.panel({ size })}>
        <AriaDialog role={role} className={styles.dialog} data-aside={aside ? '' : undefined}>
          {aside && <div className={styles.aside}>{aside}</div>}
          <div className={styles.main}>
            <header className={styles.header} data-bare={titleHidden || undefined}>
              <Heading
                slot="title"
                level={2}
                className={titleHidden ? visuallyHidden : styles.title}
              >
                {title}
              </Heading>
              {dismissable && (
                <CloseButton label={closeLabel} onPress={() => onOpenChange(false)} />
              )}
            </header>
            <ScrollBody className={styles.body}>{children}</ScrollBody>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  </PageLocale>
);
