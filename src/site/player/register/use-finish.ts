import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { pushToast } from '#components/Toast/push-toast.ts';

import { forgetInvitation } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';

/** What follows an opened account: a greeting, and home; without a session, the login popup. */
export const useFinish = (): ((name: string, signedIn: boolean) => void) => {
  const { t } = useTranslation();
  const brand = useSettings().brand.name;
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const navigate = useNavigate();
  return (name, signedIn) => {
    forgetInvitation();
    const title = signedIn ? t('register.success', { brand, name }) : t('register.successNoLogin');
    pushToast({ tone: 'success', title });
    close();
    void navigate('/');
    if (!signedIn) openPopup('login');
  };
};
