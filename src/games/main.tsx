import '#theme/reset.css.ts';

import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { openPlay } from './client/open-play.ts';
import { dressPage, setMode } from './frame/dress-page.ts';
import { FailureNotice } from './frame/FailureNotice.tsx';
import { GameFrame } from './GameFrame.tsx';
import { refusalSentence } from './play/refusal-sentence.ts';
import { sessionAtom } from './play/play.state.ts';
import { loadGameWords, spokenLanguage } from './words/game-words.ts';

/** The element that the page is written into. */
const ROOT_ID = 'app';

const show = (page: ReactNode): void => {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no element #${ROOT_ID}.`);
  createRoot(root).render(page);
};

/** The browser's own language, as long as nobody knows the player's. */
const ownLanguage = (): string => spokenLanguage(navigator.language.split('-')[0] ?? 'en');

/** Opens the game of the launch whose address this is. */
const startGame = async (): Promise<void> => {
  const opened = await openPlay(new URLSearchParams(location.search));
  if (!opened.ok) {
    const say = await loadGameWords(ownLanguage());
    show(<FailureNotice say={say}>{refusalSentence(opened.refusal, say)}</FailureNotice>);
    return;
  }
  const { facts, round, nextRoundInMs, token, call } = opened.play;
  const language = spokenLanguage(facts.language);
  const [say] = await Promise.all([loadGameWords(language), dressPage(facts, language)]);
  const store = createStore();
  store.set(sessionAtom, { facts, language, say, call, token, start: { round, nextRoundInMs } });
  show(
    <Provider store={store}>
      <GameFrame />
    </Provider>,
  );
};

/** Opens the page on which anyone counts a round again. */
const startVerify = async (): Promise<void> => {
  const language = ownLanguage();
  const [say, { VerifyPage }] = await Promise.all([
    loadGameWords(language),
    import('./fairness/VerifyPage.tsx'),
  ]);
  setMode(matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  document.documentElement.lang = language;
  document.title = say('play.verifyTitle');
  show(<VerifyPage language={language} say={say} />);
};

void (location.pathname === '/verify' ? startVerify() : startGame());
