import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Page } from '#components/Page/Page.tsx';
import { visuallyHidden } from '#theme/text.css.ts';

/** For an address that leads nowhere. */
export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <Page width="text">
      <h1 className={visuallyHidden}>{t('status.notFoundTitle')}</h1>
      <EmptyState
        icon="search"
        title={t('status.notFoundTitle')}
        action={<LinkButton href="/">{t('status.notFoundHome')}</LinkButton>}
      >
        {t('status.notFoundText')}
      </EmptyState>
    </Page>
  );
};
