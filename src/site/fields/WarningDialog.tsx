import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

export interface WarningDialogProps {
  /** What has gone wrong; null while nothing has. */
  text: string | null;
  onClose: () => void;
}

/** A warning with one button, such as that no code could be sent (specification 8). */
export const WarningDialog = ({ text, onClose }: WarningDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('common.errorTitle')}
      open={text !== null}
      onOpenChange={onClose}
      closeLabel={t('common.close')}
      footer={
        <Cluster gap="x2" justify="end">
          <Button onPress={onClose}>{t('register.understood')}</Button>
        </Cluster>
      }
    >
      {text}
    </Dialog>
  );
};
