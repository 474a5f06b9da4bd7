import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { StatusScreen } from '#components/StatusScreen/StatusScreen.tsx';

import { useSettings } from '../settings/use-settings.ts';
import { servedWords } from './served-words.ts';
import { WrittenPage } from './WrittenPage.tsx';

/** For an address that is none of the library's: a page that the brand has written itself, or nothing. */
export const NotFoundScreen = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const words = servedWords(pathname, useSettings());
  if (words) return <WrittenPage path={pathname} words={words} />;
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
