import { gameDetail } from '#api/game-lobby.ts';
import { type Game, gameList } from '#api/games.ts';

import { remoteQuery } from '../../remote/remote-query.ts';

/** One game by its number, or the leading game of the cockfights. */
export const gameQuery = remoteQuery<{ language: string; nodeId: number | 'first' }, Game>(
  async (call, { language, nodeId }) => {
    if (nodeId !== 'first') return call(gameDetail, { nodeId, language });
    const asked = { language, gameType: 'COCKFIGHT', pageSize: 1 } as const;
    const outcome = await call(gameList, asked);
    if (!outcome.ok) return outcome;
    const [first] = outcome.value.games;
    return first ? { ok: true, value: first } : { ok: false, refusal: 'not_found' };
  },
);

/** The number in the address of a game; null when there is none. */
export const nodeIdOf = (written: string | undefined): number | 'first' | null => {
  if (written === 'first') return 'first';
  const number = Number(written);
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};
