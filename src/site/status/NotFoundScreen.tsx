import { useTranslation } from 'react-i18next';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { StatusScreen } from '#components/StatusScreen/StatusScreen.tsx';

/** For an address that leads nowhere. */
export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <StatusScreen
      variant="page"
      icon="search"
      title={t('status.notFoundTitle')}
      action={<LinkButton href="/">{t('status.notFoundHome')}</LinkButton>}
    >
      {t('status.notFoundText')}
    </StatusScreen>
  );
};
