import { ROOT } from '../../base/paths.ts';
import { keyOfSources, sourcesOf } from '../compile/covered-sources.ts';

/** The folders that the compile of the games' pages may read. */
export const GAMES_FOLDERS = [
  'src/games',
  'src/components',
  'src/theme',
  'src/domain',
  'src/api',
  'src/generated',
  'src/locales',
  'cli/build/games',
  'cli/build/compile',
];

/** Not the words that others than the games read. */
const isOfGames = (name: string): boolean => !/^src\/locales\/.*(?<!\/games\.json)$/.test(name);

/** Every file that the compile reads, from the root. */
export const listGamesSources = (root = ROOT): string[] =>
  sourcesOf(root, GAMES_FOLDERS, isOfGames);

/** The name of the compile that these sources give. */
export const gamesKey = (sources: string[], root = ROOT): string => keyOfSources(root, sources);
