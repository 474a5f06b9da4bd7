import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import * as styles from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  title: string;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** Names the cross: another name than the answers have. */
  closeLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The caller closes the dialog when the work is done. */
  onConfirm: () => void;
  /** The work is under way: the dialog stays and refuses a second press. */
  busy?: boolean | undefined;
  /** `danger` where something is lost. */
  tone?: 'neutral' | 'danger' | undefined;
}

/** One question, two answers of equal weight. */
export const ConfirmDialog = ({
  title,
  body,
  confirmLabel,
  cancelLabel,
  closeLabel,
  open,
  onOpenChange,
  onConfirm,
  busy = false,
  tone = 'neutral',
}: ConfirmDialogProps) => (
  <Dialog
    role="alertdialog"
    size="sm"
    title={title}
    open={open}
    onOpenChange={onOpenChange}
    closeLabel={closeLabel}
    dismissable={!busy}
    footer={
      <div className={styles.actions}>
        <Button variant="secondary" fullWidth isDisabled={busy} onPress={() => onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          fullWidth
          loading={busy}
          // Closing takes a moment, in which the button still stands there: a double press answers once.
          onPress={open ? onConfirm : undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    }
  >
    {body}
  </Dialog>
);
