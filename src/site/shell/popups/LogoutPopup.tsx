import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { closePopupAtom } from '../../session/popup.state.ts';
import { signOutAtom } from '../../session/sign-out.state.ts';

/** Asks before the session ends; afterwards the visitor is on the home page. */
export const LogoutPopup = () => {
  const { t } = useTranslation();
  const close = useSetAtom(closePopupAtom);
  const signOut = useSetAtom(signOutAtom);
  const navigate = useNavigate();

  const confirm = () => {
    // Here the session ends at once; the platform hears of it meanwhile.
    void signOut();
    close();
    void navigate('/');
    pushToast({ tone: 'success', title: t('session.loggedOut') });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={() => close()}
      title={t('session.logoutTitle')}
      body={<p>{t('session.logoutText')}</p>}
      confirmLabel={t('session.logoutConfirm')}
      cancelLabel={t('common.cancel')}
      closeLabel={t('common.close')}
      onConfirm={confirm}
    />
  );
};
