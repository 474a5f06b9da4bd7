import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { AppFrame } from '#components/AppFrame/AppFrame.tsx';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';

import { sideMenuOpenAtom } from '../session/side-menu.state.ts';
import { useIsHydrated } from '../hydration/use-is-hydrated.ts';
import { useSettings } from '../settings/use-settings.ts';
import { FailureGuard } from '../status/Failure.tsx';
import { PhoneBar } from './bottom-bar/PhoneBar.tsx';
import { loadSideMenu } from './side-menu/load-side-menu.ts';

const ConnectionStrip = lazyPart(() => import('./page/ConnectionStrip.tsx'), 'ConnectionStrip');
const SiteMenu = lazyPart(loadSideMenu, 'SiteMenu');

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
          strip={<Strip />}
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

/** Comes at once after the page, so that it is there when the network is not. */
const Strip = () =>
  useIsHydrated() && (
    <FailureGuard quiet>
      <Suspense>
        <ConnectionStrip />
      </Suspense>
    </FailureGuard>
  );

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
