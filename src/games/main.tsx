import '#theme/reset.css.ts';

import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { openPlay } from './shared/page/client/open-play.ts';
import { applyBrand, setMode } from './shared/page/frame/apply-brand.ts';
import { FailureNotice } from './shared/page/frame/FailureNotice.tsx';
import { GameFrame } from './GameFrame.tsx';
import { refusalSentence } from './shared/page/play/refusal-sentence.ts';
import { sessionAtom } from './shared/page/play/play.state.ts';
import { loadGameWords, translatedLanguage } from './words/game-words.ts';

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
