import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';

import { AllMessages } from './i18n/AllMessages.tsx';
import { useModeOnPage } from './appearance/use-mode-on-page.ts';
import { useEarlyPress } from './hydration/early-press.ts';
import { useIsHydrated } from './hydration/use-is-hydrated.ts';
import type { Feature } from './pages/feature.ts';
import { FeaturePart } from './pages/FeaturePart.tsx';
import { PopupHost } from './PopupHost.tsx';
import { LatePart } from './pages/LatePart.tsx';
import { screens } from './features.generated.ts';
import { statusScreens } from './overall-features.generated.ts';
import { frameOf } from './parts.ts';
import { routeAt } from './routes.ts';
import { isLoginAtom } from './session/member.state.ts';
import { loadPermissionAtom, systemStatusAtom } from './session/system-status.state.ts';
import { useSettings } from './settings/use-settings.ts';
import { useFollowLinks } from './use-follow-links.ts';
import { useScroll } from './shell/page/use-scroll.ts';
import { Shell } from './shell/Shell.tsx';
import { FailureGuard } from './status/Failure.tsx';
import { usePopupOfAddress } from './use-popup-of-address.ts';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { messagesLoadingAtom } from './i18n/later-messages.state.ts';
import { useLocalized, useLanguage } from './i18n/use-language.ts';
import { isServedHead } from './i18n/served-head.ts';
import type { Route } from './pages/route.ts';
import { PageLoader as Loader } from '#components/PageLoader/PageLoader.tsx';
import { textDirection } from '#domain/text-direction.ts';

/** Keeps `lang` and `dir` in the chosen language. */
const useLanguageOnPage = (): void => {
  const language = useLanguage();

  useEffect(() => {
    const root = document.documentElement;
    // Written although nothing changes, each would have the whole page styled anew.
    const dir = textDirection(language);
    if (root.lang !== language) root.lang = language;
    if (root.dir !== dir) root.dir = dir;
  }, [language]);
};

/** A line at the top while a page is on its way. */
const PageLoader = () => <Loader label={useTranslation().t('status.pageLoading')} />;

/** Names the document after the page and the brand, and tells a screen reader of a new page. */
const PageTitle = ({ route }: { route: Route }) => {
  const { t, i18n } = useTranslation();
  const { brand } = useSettings();
  const slogan = useLocalized()(brand.slogan);
  const language = useLanguage();
  // The words of other pages may come after the page.
  useAtomValue(messagesLoadingAtom);
  // A string: `exists` would narrow each key by each key, more than the compiler can hold.
  const key: string | undefined = route.title;
  const page = key && i18n.exists(key) ? t(key as 'nav.promotions') : null;
  const title = page === null ? `${brand.name} · ${slogan}` : `${page} · ${brand.name}`;
  const [first] = useState(route);

  useEffect(() => {
    if (!isServedHead(language)) document.title = title;
  }, [title, language]);

  // The first page is read by itself.
  return (
    <VisuallyHidden as="div" live>
      {route === first ? '' : title}
    </VisuallyHidden>
  );
};

const LateWork = lazyPart(() => import('./LateWork.tsx'), 'LateWork');

/**
 * The site, or the page that stands in for it: the platform's system status decides, once it is
 * known. Until then the page is shown, so that a prerendered one stays in sight.
 */
export const App = () => {
  useModeOnPage();
  useLanguageOnPage();
  usePermission();
  useEarlyPress();
  const status = useAtomValue(systemStatusAtom);
  if (status === null || status === 0) return <OpenSite />;
  const screen = { 1: statusScreens.maintenance, 2: statusScreens.blocked }[status];
  return (
    screen && (
      <Suspense>
        <FeaturePart feature={screen} isPatient />
      </Suspense>
    )
  );
};

/**
 * Asks once what this visitor may see. Not before the page is alive: an answer that came first
 * would make the page differ from the prerendered one.
 */
const usePermission = (): void => {
  const load = useSetAtom(loadPermissionAtom);
  useEffect(() => void load(), [load]);
};

const OpenSite = () => {
  useScroll();
  useFollowLinks();
  usePopupOfAddress();
  const isAlive = useIsHydrated();
  const settings = useSettings();
  const { header, footer, aside } = frameOf(settings);
  return (
    <Shell
      bare={routeAt(useLocation().pathname, settings).bare ?? false}
      header={<FeaturePart feature={header} />}
      footer={<Edge feature={footer} />}
      aside={aside && <Edge feature={aside} />}
      popup={<PopupHost />}
    >
      <Screen />
      {isAlive && <ByItself />}
    </Shell>
  );
};

/** The page works without it, only later. */
const ByItself = () => (
  <FailureGuard quiet>
    <Suspense>
      <LateWork />
    </Suspense>
  </FailureGuard>
);

/** A part at the edge of the page, which works without it. */
const Edge = ({ feature }: { feature: Feature }) => (
  <FailureGuard quiet>
    <LatePart feature={feature} />
  </FailureGuard>
);

/**
 * Whether a session has just ended on a page that needs one: such a page is left for the home page,
 * as every sign-out is (specification 2).
 */
const useHadSession = (isLogin: boolean, isGuarded: boolean): boolean => {
  const [had, setHad] = useState(isLogin);
  if (had !== isLogin && (isLogin || !isGuarded)) setHad(isLogin);
  return had;
};

/** The screen of the address; whoever lacks the session that it needs is sent to /login. */
const Screen = () => {
  const route = routeAt(useLocation().pathname, useSettings());
  const isLogin = useAtomValue(isLoginAtom);
  const hadSession = useHadSession(isLogin, route.signedIn ?? false);
  if (route.signedIn && !isLogin) return <Navigate to={hadSession ? '/' : '/login'} replace />;
  const part = <FeaturePart feature={route.screen} />;
  return (
    <>
      <PageTitle route={route} />
      <FailureGuard key={route.title ?? route.screen.name}>
        <Suspense fallback={<PageLoader />}>
          {route.screen === screens.home ? part : <AllMessages>{part}</AllMessages>}
        </Suspense>
      </FailureGuard>
    </>
  );
};
