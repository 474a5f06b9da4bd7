import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Banner } from '#components/Banner/Banner.tsx';

import { useRefusalText } from '../../../fields/refusal-text.ts';

export interface ConfirmRemovalProps {
  title: string;
  text: string;
  /** "Remove" when left out. */
  confirmLabel?: string | undefined;
  /** Answers the refusal, or null when it is done. */
  remove: () => Promise<string | null>;
  onRemoved: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks before something is taken away, and tells when it could not be. */
export const ConfirmRemoval = ({
  title,
  text,
  confirmLabel,
  remove,
  onRemoved,
  onClose,
}: ConfirmRemovalProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const answer = await remove();
    if (answer === null) await onRemoved();
    setRefusal(answer);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={title}
      body={
        <Stack gap="x3">
          <p>{text}</p>
          {refusal && <Banner tone="danger">{refusalText(refusal)}</Banner>}
        </Stack>
      }
      confirmLabel={confirmLabel ?? t('security.remove')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={() => void confirm()}
    />
  );
};
