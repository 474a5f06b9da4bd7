import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import type { NavEntry } from '#components/TopNav/nav-entry.ts';

import { FailureGuard } from '../../status/Failure.tsx';
import { isCurrent } from './is-current.ts';
import { loadVendorPanel } from './load-vendor-panel.ts';
import type { NavItem } from './nav-items.ts';

const VendorPanel = lazyPart(loadVendorPanel, 'VendorPanel');

/** Gives the items of the navigation their words, and the categories their vendors to unfold. */
export const useNavEntries = (): ((items: readonly NavItem[]) => NavEntry[]) => {
  const { t } = useTranslation();
  const location = useLocation();

  return (items) =>
    items.map((item) => {
      const shared = {
        id: item.to,
        href: item.to,
        icon: item.icon,
        current: isCurrent(item, location),
      };
      if (item.kind === 'page') return { ...shared, label: t(`nav.${item.name}`) };
      const label = t(`categories.${item.type}`);
      return {
        ...shared,
        label,
        panelLabel: t('nav.openCategory', { category: label }),
        panel: (close: () => void) => (
          <FailureGuard quiet>
            <Suspense>
              <VendorPanel type={item.type} onFollow={close} />
            </Suspense>
          </FailureGuard>
        ),
      };
    });
};
