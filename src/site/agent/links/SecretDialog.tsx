import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { CopyField } from '#components/CopyField/CopyField.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useCopyLabels } from './LinkShare.tsx';

export interface ShownSecret {
  title: string;
  text: string;
  /** Under which name it is copied. */
  label: string;
  secret: string;
}

/** A secret that is shown once: only its button closes it, so that nobody loses it by a press beside it. */
export const SecretDialog = ({
  shown: { title, text, label, secret },
  onLeave,
}: {
  shown: ShownSecret;
  onLeave: () => void;
}) => {
  const { t } = useTranslation();
  const labels = useCopyLabels();
  return (
    <Dialog
      open
      title={title}
      dismissable={false}
      closeLabel={t('common.close')}
      onOpenChange={onLeave}
      footer={<Button onPress={onLeave}>{t('agentLinks.secretKept')}</Button>}
    >
      <Stack gap="x4">
        <p>{text}</p>
        <CopyField label={label} value={secret} labels={labels} />
      </Stack>
    </Dialog>
  );
};
