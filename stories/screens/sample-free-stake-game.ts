import { gameDetail } from '#api/game-lobby.ts';
import type { Game } from '#api/games.ts';
import { launchGame } from '#api/launch.ts';
import { netPosition } from '#api/protection.ts';
import type { RecordedAnswers } from './recording.ts';
import { answer } from './sample-answers.ts';

/** The game that the free stake is for, in place of the brand’s own. */
export const freeStakeGame: Game = {
  nodeId: 1,
  gameCode: 'coachhouse-golden-dice',
  nodeName: 'Golden Dice',
  gameName: 'Golden Dice',
  displayName: 'Golden Dice',
  iconUrl: '/game-art/coachhouse-golden-dice.svg',
  showIcon: '/game-art/coachhouse-golden-dice.svg',
  isTop: true,
  isHot: false,
  isNew: false,
  vassalage: 'COACHHOUSE',
  vendorName: 'Coachhouse',
  gameType: 'INHOUSE',
  gameClassify: 'DI',
  isGame: 'GAME',
  maintenance: false,
  rtp: 99,
  volatility: 2,
  lines: null,
  minimumStakeMinor: 100,
  maximumStakeMinor: 100_000,
  freeTrial: true,
};

/** A page in place of the game’s own, which says that it is there. */
const standInUrl = (): string =>
  URL.createObjectURL(
    new Blob(
      [
        `<!doctype html><title>Dice</title><script>parent.postMessage({ livery: 'ready' }, '*')</script>`,
      ],
      { type: 'text/html' },
    ),
  );

/** What is answered to who plays that game: its page is there at once. */
export const gameAnswers = (currency: string): RecordedAnswers => ({
  [`GET ${gameDetail.path}?nodeId=1`]: answer(freeStakeGame),
  [`GET ${netPosition.path}`]: answer({
    playing: true,
    startedAt: new Date().toISOString(),
    elapsedSeconds: 900,
    stakedMinor: 3500,
    wonMinor: 4700,
    netMinor: 1200,
    currency,
  }),
  [`POST ${launchGame.path}`]: answer({
    kind: 'frame',
    url: standInUrl(),
    gameSessionId: 'story',
    wallet: 'real',
  }),
});
