import '#theme/reset.css.ts';

import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

import { App } from './App.tsx';
import { prepareCalls } from './client/create-call.ts';
import { createSite } from './create-site.ts';
import { endEarlyPresses } from './hydration/early-press.ts';
import { languagePart } from './i18n/address-language.ts';
import { openingLanguage } from './i18n/available-languages.ts';
import { LANGUAGE_KEY } from './i18n/language.state.ts';
import { loadFirstMessages } from './i18n/locales.ts';
import { windowWithoutLanguage } from './i18n/window-without-language.ts';
import { fetchLaterMessagesAtom } from './i18n/later-messages.state.ts';
import { partsAtOnce, partsBelow } from './parts.ts';
import { routeAt } from './routes.ts';
import { leaveFormerSession } from './session/leave-former-session.ts';
import { storeMerchantCodeAtom } from './session/merchant-code.state.ts';
import { restoreSessionAtom } from './session/restore-session.state.ts';
import { loadPermissionAtom } from './session/system-status.state.ts';
import { storedToken, tokenAtom } from './session/token.state.ts';
import type { Settings } from './settings/settings.ts';
import { loadMemberActions } from './shell/account/load-member-actions.ts';
import { Site } from './Site.tsx';
import { deviceStorage } from './storage/browser-storage.ts';

/** The element that the page is written into, here and when it is prerendered. */
const ROOT_ID = 'app';

/**
 * Starts the site of one brand in the page: fetches the words and the first screen's parts, takes
 * up a session that is open, and brings the page to life.
 *
 * A prerendered page is taken over as it stands when it is what this visitor would see: in the
 * visitor's language, and without a session. Otherwise it stays in sight until the page that
 * replaces it can be shown in one step.
 */
export const start = async (settings: Settings): Promise<void> => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element #${ROOT_ID}.`);
  const named = languagePart(location.pathname, settings).slice(1);
  const language = openingLanguage(settings, named || deviceStorage.getItem(LANGUAGE_KEY));
  const pages = windowWithoutLanguage(settings);
  const { screen } = routeAt(pages.location.pathname, settings);
  const asPrerendered = language === openingLanguage(settings, null) && isPlainVisit();
  const below = partsBelow(settings, screen);
  // A page that is taken over shows its lower part already; any other would jump as it grows.
  const first = [...partsAtOnce(settings, screen), ...(asPrerendered ? [] : below)];
  const [{ words, loadLater }] = await Promise.all([
    loadFirstMessages(language),
    ...first.map((part) => part.load()),
    // A header that waited for it would move under the hand of a member who comes back.
    storedToken() === null ? null : loadMemberActions().catch(() => undefined),
  ]);
  // What fails now is fetched again by the section that needs it.
  for (const part of below) void part.load().catch(() => undefined);
  prepareCalls();
  const site = createSite({ settings, language, words, origin: location.origin });
  const allMessages = site.store.set(fetchLaterMessagesAtom, loadLater);
  const page = (
    <Site site={site}>
      <BrowserRouter window={pages}>
        <App />
      </BrowserRouter>
    </Site>
  );

  site.store.set(storeMerchantCodeAtom);
  void site.store.set(restoreSessionAtom);
  leaveFormerSession(() => site.store.get(tokenAtom));
  // Of a closed site nothing is shown before it is known why.
  if (!asPrerendered) await allMessages;
  if (isClosedPage()) await site.store.set(loadPermissionAtom);
  endEarlyPresses();
  // In a transition React takes the page over in slices: what is pressed meanwhile is not kept waiting.
  if (root.hasChildNodes() && asPrerendered) startTransition(() => void hydrateRoot(root, page));
  else createRoot(root).render(page);
};

/** A visitor without a session who asks for nothing beyond the home page as it opens. */
const isPlainVisit = (): boolean => storedToken() === null && location.hash === '';

/** The platform answers the pages of a closed site with these: blocked region, maintenance. */
const CLOSED = [451, 503];

/** Whether the site is closed, as far as the browser tells how the page was answered. */
const isClosedPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((page) => CLOSED.includes((page as PerformanceNavigationTiming).responseStatus));
