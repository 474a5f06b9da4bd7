import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';

export interface ConfirmStopProps {
  title: string;
  text: string;
  /** What must be read and ticked first, where the step weighs that much. */
  agreement?: string | undefined;
  confirmLabel: string;
  /** Answers the refusal, or null when play is stopped. */
  stop: () => Promise<string | null>;
  onStopped: () => Promise<void>;
  onClose: () => void;
}

/** Asks once before play is stopped. Going ahead weighs as much as going back. */
export const ConfirmStop = ({
  title,
  text,
  agreement,
  confirmLabel,
  stop,
  onStopped,
  onClose,
}: ConfirmStopProps) => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const [agreed, setAgreed] = useState(agreement === undefined);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setBusy(true);
    const answer = await stop();
    if (answer === null) await onStopped();
    setRefusal(answer);
    setBusy(false);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={title}
      closeLabel={t('common.close')}
      // Who closed it now would never hear that play was not stopped.
      dismissable={!busy}
      onOpenChange={onClose}
    >
      <Stack gap="x4">
        <p>{text}</p>
        {agreement !== undefined && (
          <Checkbox label={agreement} value={agreed} onChange={setAgreed} />
        )}
        {refusal && <Banner tone="danger">{refusalText(refusal)}</Banner>}
        <Button
          variant="secondary"
          size="lg"
          fullWidth
          isDisabled={!agreed}
          loading={busy}
          onPress={() => void confirm()}
        >
          {confirmLabel}
        </Button>
        <Button variant="secondary" size="lg" fullWidth isDisabled={busy} onPress={onClose}>
          {t('common.cancel')}
        </Button>
      </Stack>
    </Dialog>
  );
};
