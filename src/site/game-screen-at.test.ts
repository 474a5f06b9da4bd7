import { expect, test } from 'vitest';

import { gameScreenAt } from './game-screen-at.ts';

test('each address of games has its screen', () => {
  const names = (...paths: string[]) => paths.map((path) => gameScreenAt(path)?.name);

  expect(names('/rng', '/hot', '/inHouse', '/gameListCenter')).toEqual(
    Array(4).fill('GameListScreen'),
  );
  expect(names('/lott', '/ELOTT', '/cockfight/')).toEqual(Array(3).fill('GameCenterScreen'));
  expect(names('/lottery', '/seaLottery', '/vnLottery')).toEqual(Array(3).fill('LotteryScreen'));
  expect(names('/replay/7')).toEqual(['RoundReplayScreen']);
  expect(names('/seamless', '/game/7')).toEqual(['SeamlessScreen', 'GamePlayScreen']);
});
