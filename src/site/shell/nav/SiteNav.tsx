import { useTranslation } from 'react-i18next';

import { TopNav } from '#components/TopNav/TopNav.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { navItems } from './nav-items.ts';
import { useNavEntries } from './use-nav-entries.tsx';

/** The navigation of a wide screen, in one row. */
export const SiteNav = ({ align }: { align?: 'start' | 'center' }) => {
  const { t } = useTranslation();
  const entries = useNavEntries();
  return (
    <TopNav
      label={t('nav.label')}
      items={entries(navItems(useSettings()))}
      moreLabel={t('common.more')}
      align={align}
    />
  );
};
