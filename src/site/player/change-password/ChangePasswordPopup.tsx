import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';

import { usePopupDetails } from '../../session/popup.state.ts';
import { signOutAtom } from '../../session/sign-out.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { requestedProofAtom } from './change-password.state.ts';

/** Change the password. A forced change can only be done or left by signing out. */
export const ChangePasswordPopup = () => {
  const { t } = useTranslation();
  const forced = usePopupDetails('changePassword')?.forced ?? false;
  const close = useClosePopup();
  const signOut = useSetAtom(signOutAtom);
  const isFirst = !useAtomValue(requestedProofAtom).oldPassword;
  const intro = forced ? 'forced' : isFirst ? 'introFirst' : 'intro';
  const leave = () => {
    close();
    void signOut();
  };
  return (
    <Dialog
      open
      size="sm"
      title={t('changePassword.title')}
      closeLabel={forced ? t('changePassword.signOut') : t('common.close')}
      dismissable={!forced}
      onOpenChange={forced ? leave : close}
    >
      <AuthPanel intro={t(`changePassword.${intro}`)}>
        <ChangePasswordForm forced={forced} />
        {forced && (
          <Button variant="ghost" fullWidth onPress={leave}>
            {t('changePassword.signOut')}
          </Button>
        )}
      </AuthPanel>
    </Dialog>
  );
};
