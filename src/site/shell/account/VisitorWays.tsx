import { useTranslation } from 'react-i18next';

import { VisitorActions } from '#components/VisitorActions/VisitorActions.tsx';

import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister } from '../../settings/what-is-on.ts';

/** Log in, and register where the brand takes direct registrations. */
export const VisitorWays = ({ onPress }: { onPress?: () => void }) => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const open = (name: 'login' | 'register') => () => {
    onPress?.();
    openPopup(name);
  };
  return (
    <VisitorActions
      loginLabel={t('header.login')}
      onLogin={open('login')}
      {...(canRegister(useSettings()) && {
        registerLabel: t('header.register'),
        onRegister: open('register'),
      })}
    />
  );
};
