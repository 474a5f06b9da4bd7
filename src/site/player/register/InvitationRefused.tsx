import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

export interface InvitationRefusedProps {
  open: boolean;
  /** The code of the address; '' when it was typed. */
  code: string;
  /** @param drop goes on without the code of the address */
  onClose: (drop: boolean) => void;
}

/** Warns that an invitation code is not valid (specification 8). */
export const InvitationRefused = ({ open, code, onClose }: InvitationRefusedProps) => {
  const { t } = useTranslation();
  const close = () => onClose(false);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('refusalsLater.invitation_code_error')}
      open={open}
      onOpenChange={close}
      closeLabel={t('common.close')}
      footer={
        <Cluster gap="x2" justify="end">
          {code !== '' && (
            <Button variant="secondary" onPress={() => onClose(true)}>
              {t('register.withoutCode')}
            </Button>
          )}
          <Button onPress={close}>{t('register.understood')}</Button>
        </Cluster>
      }
    >
      {code === '' ? t('register.invitationWrong') : t('register.invitationFromUrlWrong', { code })}
    </Dialog>
  );
};
