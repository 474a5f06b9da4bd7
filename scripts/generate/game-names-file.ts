import { catalogue } from '../../src/catalogue/catalogue.ts';

/** The names of every game by its code: what a merchant's texts may name, known without the games' rules. */
export const gameNamesFile = (banner: string): string => {
  const lines = catalogue
    .map(({ gameCode, names }) => `  ${JSON.stringify(gameCode)}: ${JSON.stringify(names)},`)
    .toSorted();
  return `${banner}

/** Language -> name, by the code of a game. */
export const gameNames: Record<string, Record<string, string>> = {
${lines.join('\n')}
};
`;
};
