import { catalogue } from '../../src/catalogue/catalogue.ts';

/** The names of every game by its code: what a merchant's texts may name, known without the games' rules. */
export const gameNamesFile = (banner: string): string => {
  const lines = catalogue
    .map(({ gameCode, names }) => `  ${JSON.stringify(gameCode)}: ${JSON.stringify(names)},`)
    .toSorted();
  const homes = catalogue
    .toSorted(
      (one, other) =>
        Number(other.isTop) - Number(one.isTop) ||
        one.sequence - other.sequence ||
        one.nodeId - other.nodeId,
    )
    .map(
      ({ gameCode, vendor, gameType, nodeId }) =>
        `  ${JSON.stringify(gameCode)}: { vendor: '${vendor}', gameType: '${gameType}', nodeId: ${nodeId} },`,
    );
  return `${banner}
import type { GameType } from './merchant-config.ts';

/** Language -> name, by the code of a game. */
export const gameNames: Record<string, Record<string, string>> = {
${lines.join('\n')}
};

/**
 * Whose game it is and in which category, by its code: what decides which brands offer it; and the number
 * in its address. Those that lead the lists come first.
 */
export const gameHomes: Record<string, { vendor: string; gameType: GameType; nodeId: number }> = {
${homes.join('\n')}
};
`;
};
