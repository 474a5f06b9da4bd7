import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { SkipLink } from '#components/SkipLink/SkipLink.tsx';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';

import { sideMenuOpenAtom } from '../session/side-menu.state.ts';
import { useSettings } from '../settings/use-settings.ts';
import { PhoneBar } from './bottom-bar/PhoneBar.tsx';
import { ConnectionStrip } from './page/ConnectionStrip.tsx';
import * as styles from './Shell.css.ts';

const SideMenu = lazy(async () => ({
  default: (await import('./side-menu/SideMenu.tsx')).SideMenu,
}));

export interface ShellProps {
  header: ReactNode;
  footer: ReactNode;
  /** The bar at the end of a wide screen, where the brand has one. */
  aside: ReactNode;
  /** What lies over the page. */
  popup: ReactNode;
  children: ReactNode;
}

/** What stands around every screen. */
export const Shell = ({ header, footer, aside, popup, children }: ShellProps) => {
  const { t } = useTranslation();
  const { layout } = useSettings();
  return (
    <>
      <SkipLink>{t('common.skipToContent')}</SkipLink>
      <div className={styles.shell}>
        {header}
        <div className={styles.body} data-header={layout.header}>
          <div className={styles.content} data-aside={aside ? '' : undefined}>
            <ConnectionStrip />
            {children}
          </div>
          {footer}
        </div>
      </div>
      {aside}
      <PhoneBar />
      <OpenSideMenu />
      {popup}
      <ToastRegion label={t('common.messages')} closeLabel={t('common.close')} />
    </>
  );
};

const OpenSideMenu = () => {
  const open = useAtomValue(sideMenuOpenAtom);
  return (
    open && (
      <Suspense>
        <SideMenu />
      </Suspense>
    )
  );
};
