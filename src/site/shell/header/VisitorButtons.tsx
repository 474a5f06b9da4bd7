import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';

import { useOpenPopup } from '../../session/popup.state.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister } from '../../settings/what-is-on.ts';

/** Log in, and register where the brand takes direct registrations. */
export const VisitorButtons = ({ onPress }: { onPress?: () => void }) => {
  const { t } = useTranslation();
  const openPopup = useOpenPopup();
  const open = (name: 'login' | 'register') => {
    onPress?.();
    openPopup(name);
  };
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => open('login')}>
        {t('header.login')}
      </Button>
      {canRegister(useSettings()) && (
        <Button variant="primary" size="sm" onPress={() => open('register')}>
          {t('header.register')}
        </Button>
      )}
    </>
  );
};
