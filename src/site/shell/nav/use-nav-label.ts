import { useTranslation } from 'react-i18next';

import type { NavItem } from './nav-items.ts';

/** Gives what an item of the navigation is called. */
export const useNavLabel = (): ((item: NavItem) => string) => {
  const { t } = useTranslation();
  return (item) => (item.kind === 'page' ? t(`nav.${item.name}`) : t(`categories.${item.type}`));
};
