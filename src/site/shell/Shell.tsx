import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { AppFrame } from '#components/AppFrame/AppFrame.tsx';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';

import { sideMenuOpenAtom } from '../session/side-menu.state.ts';
import { useSettings } from '../settings/use-settings.ts';
import { PhoneBar } from './bottom-bar/PhoneBar.tsx';
import { ConnectionStrip } from './page/ConnectionStrip.tsx';
import { loadSideMenu } from './side-menu/load-side-menu.ts';

const SiteMenu = lazy(async () => ({ default: (await loadSideMenu()).SiteMenu }));

export interface ShellProps {
  header: ReactNode;
  footer: ReactNode;
  /** The bar at the end of a wide screen, where the brand has one. */
  aside: ReactNode;
  /** What lies over the page. */
  popup: ReactNode;
  /** The screen has the whole window: nothing stands around it. */
  bare: boolean;
  children: ReactNode;
}

/** What stands around every screen. */
export const Shell = ({ header, footer, aside, popup, bare, children }: ShellProps) => {
  const { t } = useTranslation();
  const { layout } = useSettings();
  return (
    <>
      {bare ? (
        children
      ) : (
        <AppFrame
          skipLabel={t('common.skipToContent')}
          headerVariant={layout.header}
          {...{ header, footer, aside }}
          bottomBar={<PhoneBar />}
          strip={<ConnectionStrip />}
        >
          {children}
        </AppFrame>
      )}
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
        <SiteMenu />
      </Suspense>
    )
  );
};
