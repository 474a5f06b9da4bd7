import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDescriptionOnPage } from './i18n/use-description-on-page.ts';
import { useLanguageInAddress } from './i18n/use-language-in-address.ts';
import { LiveNews } from './events/LiveNews.tsx';
import { MemberPart } from './member-parts/MemberPart.tsx';
import { LateEnvelopes } from './red-envelopes/LateEnvelopes.tsx';
import { isMoneyPage } from './pages/is-money-page.ts';
import { routeAt } from './routes.ts';
import { useSettings } from './settings/use-settings.ts';
import { loadVendorPanel } from './shell/nav/load-vendor-panel.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { popups } from './features.generated.ts';
import { isLoginAtom } from './session/member.state.ts';
import { useTranslation } from 'react-i18next';
import { pushToast } from '#components/Toast/push-toast.ts';
import { sessionEndedAtom } from './session/refusal-seen.state.ts';
import { popupAtom } from './session/popup.state.ts';
import { executionAtom } from './announcements/dismissal.state.ts';
import { promotionPartsAtom } from './announcements/promotion-parts.state.ts';
import { promotionParts } from './promotion-features.generated.ts';
import { useContentChanges } from './announcements/use-content-changes.ts';
import { openAnnouncementAtom } from './announcements/popup-opening.state.ts';

/** Whether money is paid in, out or across on this page: what is not asked for stays off it. */
const useIsMoneyPage = (): boolean => isMoneyPage(useLocation().pathname);

/** Opens the announcement popup that is due, when no other popup is open. */
const useAnnouncementPopup = (): void => {
  const execution = useAtomValue(executionAtom);
  const hasPopup = useAtomValue(popupAtom) !== null;
  const isFree = !useIsMoneyPage() && !hasPopup;
  const open = useSetAtom(openAnnouncementAtom);
  useEffect(() => {
    if (isFree && execution !== null) void open(execution);
  }, [execution, isFree, open]);
};

/** Hands in what only some kinds of promotions need. */
const usePromotionParts = (): void => {
  const settings = useSettings();
  const setParts = useSetAtom(promotionPartsAtom);
  useEffect(() => {
    const own = Object.entries(promotionParts).filter(([, part]) => part.when(settings));
    setParts(Object.fromEntries(own));
  }, [settings, setParts]);
};

/** What the site does by itself once the page is alive: nothing that a visitor could be waiting for. */
export const LateWork = () => {
  useLanguageInAddress();
  useDescriptionOnPage();
  usePromotionParts();
  useAnnouncementPopup();
  useContentChanges();
  useSessionEnding();
  useLikelyParts();
  useEffect(() => {
    // What fails now is fetched again when it is wanted.
    void loadVendorPanel().catch(() => undefined);
  }, []);
  return (
    <>
      <LiveNews />
      <OverPages />
    </>
  );
};

/** Not over a game, which has the whole window; envelopes neither over a popup nor over a form of money. */
const OverPages = () => {
  const { bare } = routeAt(useLocation().pathname, useSettings());
  const hasPopup = useAtomValue(popupAtom) !== null;
  const isMoney = useIsMoneyPage();
  return (
    <>
      <LateEnvelopes isHeldBack={bare === true || hasPopup || isMoney} />
      {!bare && <MemberPart name="agentStart" />}
    </>
  );
};

/** Long enough for the first page to have its pictures; idleness cannot be asked for everywhere. */
const SETTLED_MS = 4000;

/** Fetches what a visitor will most likely open next, once the page has settled. */
const useLikelyParts = (): void => {
  const isLogin = useAtomValue(isLoginAtom);

  useEffect(() => {
    if (isLogin) return undefined;
    // What fails now is fetched again when it is wanted.
    const timer = setTimeout(() => void popups.login.load().catch(() => undefined), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isLogin]);
};

/** Tells a member whose session has ended on the platform why the login popup is open. */
const useSessionEnding = (): void => {
  const { t } = useTranslation();
  const count = useAtomValue(sessionEndedAtom);

  useEffect(() => {
    if (count > 0) pushToast({ tone: 'warning', title: t('session.expired') });
    // Only a new ending counts, not a change of language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [count]);
};
