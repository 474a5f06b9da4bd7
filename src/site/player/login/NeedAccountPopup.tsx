import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

import { useOpenPopup } from '../../session/popup.state.ts';
import { signOutAtom } from '../../session/sign-out.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister } from '../../settings/what-is-on.ts';

/** Tells a trial account that this needs a member's (specification 4: in_need_true_account). */
export const NeedAccountPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const signOut = useSetAtom(signOutAtom);
  const mayRegister = canRegister(useSettings());
  const register = () => {
    void signOut();
    openPopup('register');
  };
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      title={t('needAccount.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
      footer={
        <Cluster gap="x2" justify="end">
          <Button variant={mayRegister ? 'secondary' : 'primary'} onPress={close}>
            {t('needAccount.stay')}
          </Button>
          {mayRegister && <Button onPress={register}>{t('needAccount.register')}</Button>}
        </Cluster>
      }
    >
      {t('needAccount.in_need_true_account')}
    </Dialog>
  );
};
