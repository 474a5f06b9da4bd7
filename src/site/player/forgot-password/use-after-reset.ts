import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { pushToast } from '#components/Toast/push-toast.ts';

import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

/** Gives what follows a new password: home, signed in; or the login form where more is asked. */
export const useAfterReset = (): ((signedIn: boolean) => void) => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const navigate = useNavigate();
  return (signedIn) => {
    pushToast({ tone: 'success', title: t(signedIn ? 'forgot.done' : 'forgot.doneLogin') });
    close();
    void navigate('/', { replace: true });
    if (!signedIn) openPopup('login');
  };
};
