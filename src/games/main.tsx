import '#theme/reset.css.ts';

import { createStore, Provider, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect, Component } from 'react';
import { createRoot } from 'react-dom/client';
import { refusalSentence } from './shared/page/play/refusal-sentence.ts';
import { sessionAtom, stoppedAtom } from './shared/page/play/play.state.ts';
import { loadGameWords, translatedLanguage, type Translate } from './words/game-words.ts';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { ToastRegion } from '#components/Toast/ToastRegion.tsx';
import { pages } from './registry/page/pages.generated.ts';
import { onSiteMessage, postToSite } from './shared/page/play/site-messages.ts';
import { type PlayFacts, playResume, playSession, type PlayState } from '#api/play.ts';
import { textDirection } from '#domain/text-direction.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { createPlayCall, type PlayCall } from './shared/page/client/play-call.ts';

/** A session of play with the way to its service. */
interface OpenedPlay extends PlayState {
  token: string;
  call: PlayCall;
}

/** A page that is loaded anew goes on with the session of its ticket, which works once. */
const keyOf = (ticket: string): string => `livery.play.${ticket}`;

const keptToken = (ticket: string): string | null => {
  try {
    return sessionStorage.getItem(keyOf(ticket));
  } catch {
    return null;
  }
};

const keepToken = (ticket: string, token: string): void => {
  try {
    sessionStorage.setItem(keyOf(ticket), token);
  } catch {
    // A browser that keeps nothing in frames: the page then lasts until it is left.
  }
};

/**
 * Opens the session of the launch whose address this is, or takes it up again.
 *
 * @returns the code of a refusal when there is none
 */
const openPlay = async (
  query: URLSearchParams,
): Promise<{ ok: true; play: OpenedPlay } | { ok: false; refusal: string }> => {
  const ticket = query.get('ticket') ?? '';
  let token = keptToken(ticket);
  const call = createPlayCall(() => token);
  if (token !== null) {
    const resumed = await call(playResume, {});
    return resumed.ok ? { ok: true, play: { ...resumed.value, token, call } } : resumed;
  }
  const opened = await call(playSession, { vendor: query.get('vendor') ?? '', ticket });
  if (!opened.ok) return opened;
  token = opened.value.token;
  keepToken(ticket, token);
  return { ok: true, play: { ...opened.value, call } };
};

interface FailureNoticeProps {
  t: Translate;
  /** What to say in place of the general sentence. */
  children?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The page could not be opened, or has failed: what happened and what can be done. */
const FailureNotice = ({ t, children, onRetry }: FailureNoticeProps) => (
  <ErrorState title={t('play.failed')} {...(onRetry && { retryLabel: t('play.retry'), onRetry })}>
    {children ?? t('play.loadFailed')}
  </ErrorState>
);

/** Longer than a theme takes on a slow phone; a page without it is better than none. */
const THEME_WITHIN_MS = 8000;

/** Shows the page in light or dark. */
const setMode = (mode: 'light' | 'dark'): void => {
  document.documentElement.dataset['mode'] = mode;
};

const loadTheme = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, THEME_WITHIN_MS);
    document.head.append(link);
  });

/** Gives the page the brand's theme and mode, the player's language, and the game's name. */
const applyBrand = async (
  { brand, game }: Pick<PlayFacts, 'brand' | 'game'>,
  language: string,
): Promise<void> => {
  setMode(brand.mode);
  const root = document.documentElement;
  root.lang = language;
  root.dir = textDirection(language);
  // The site keeps room for a scroll bar, so that nothing jumps; a game fills its frame.
  root.style.scrollbarGutter = 'auto';
  document.title = `${game.name} · ${brand.name}`;
  const ownTheme = document.querySelector<HTMLMetaElement>('meta[name="livery-theme"]')?.content;
  // A brand whose site was not built, as in development, has no theme to be fetched.
  const theme = brand.styleUrl === '' ? ownTheme : brand.styleUrl;
  if (theme) await loadTheme(theme);
};

interface PageGuardProps {
  t: Translate;
  children: ReactNode;
}

/** Keeps a page that fails from leaving nothing: it says so and offers to load it anew. */
class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { t, children } = this.props;
    if (!this.state.failed) return children;
    return <FailureNotice t={t} onRetry={() => location.reload()} />;
  }
}

/** The page of the session's game, in touch with the site around it. */
const GameFrame = () => {
  const { facts, t } = useAtomValue(sessionAtom);
  const setStopped = useSetAtom(stoppedAtom);
  const { origin } = facts.brand;
  useEffect(() => {
    postToSite(origin, { livery: 'ready' });
    return onSiteMessage(origin, (message) => {
      if (message.livery === 'mode') setMode(message.mode);
      else setStopped(true);
    });
  }, [origin, setStopped]);
  const Page = pages[facts.model.kind];
  if (!Page) return <FailureNotice t={t}>{t('play.refused.game_unknown')}</FailureNotice>;
  return (
    <PageGuard t={t}>
      <Suspense fallback={<PageLoader label={t('play.loading')} />}>
        <Page />
      </Suspense>
      <ToastRegion label={t('play.messages')} closeLabel={t('play.close')} />
    </PageGuard>
  );
};

/** The element that the page is written into. */
const ROOT_ID = 'app';

const show = (page: ReactNode): void => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element #${ROOT_ID}.`);
  createRoot(root).render(page);
};

/** The browser's own language, as long as nobody knows the player's. */
const ownLanguage = (): string => translatedLanguage(navigator.language.split('-')[0] ?? 'en');

/** Opens the game of the launch whose address this is. */
const startGame = async (): Promise<void> => {
  const opened = await openPlay(new URLSearchParams(location.search));
  if (!opened.ok) {
    const t = await loadGameWords(ownLanguage());
    show(<FailureNotice t={t}>{refusalSentence(opened.refusal, t)}</FailureNotice>);
    return;
  }
  const { facts, round, nextRoundInMs, token, call } = opened.play;
  const language = translatedLanguage(facts.language);
  const [t] = await Promise.all([loadGameWords(language), applyBrand(facts, language)]);
  const store = createStore();
  store.set(sessionAtom, { facts, language, t, call, token, start: { round, nextRoundInMs } });
  show(
    <Provider store={store}>
      <GameFrame />
    </Provider>,
  );
};

/** Opens the page on which anyone counts a round again. */
const startVerify = async (): Promise<void> => {
  const language = ownLanguage();
  const [t, { VerifyPage }] = await Promise.all([
    loadGameWords(language),
    import('./shared/page/fairness/VerifyPage.tsx'),
  ]);
  setMode(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.lang = language;
  document.title = t('play.verifyTitle');
  show(<VerifyPage language={language} t={t} />);
};

void (location.pathname === '/verify' ? startVerify() : startGame());
