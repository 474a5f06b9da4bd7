import path from 'node:path';
import { hashFiles, sha256 } from '../../base/files/fingerprint.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { ROOT } from '../../base/paths.ts';
import { gamesKey, listGamesSources } from '../games/games-sources.ts';
import { isForGames } from './for-games.ts';
import { isOfCompile, isOfSite, listOverrides, type OverrideFiles } from './override-files.ts';

/** What joins own code to the site: it decides what a compile gives, as the own code does. */
const JOINS = 'cli/build/overrides';

let joins: string | undefined;

const hashOfJoins = (): string => {
  joins ??= hashFiles(
    ROOT,
    walkFiles(path.join(ROOT, JOINS))
      .filter(isOfSite)
      .map((file) => `${JOINS}/${file}`),
  );
  return joins;
};

const hashOfFiles = ({ folder, all }: Pick<OverrideFiles, 'folder' | 'all'>): string =>
  hashFiles(folder, all.filter(isOfCompile));

/**
 * The hash of a brand's own code.
 *
 * @param merchant the brand's folder
 * @returns empty for a brand without own code
 */
export const ownCodeHash = (merchant: string): string => {
  const files = listOverrides(merchant);
  return files ? hashOfFiles(files) : '';
};

/**
 * The name of the compile of own code: it ends with a key over everything that the compile reads.
 * Neither the brand nor its settings are part of it: brands of the same own code share its compile.
 *
 * @param shared the key of the compile that all other brands share: it covers the site's sources
 */
export const ownCompileName = (files: OverrideFiles, shared: string): string => {
  const games = isForGames(files) ? [keyOfGames()] : [];
  const parts = [shared, hashOfJoins(), hashOfFiles(files), ...games];
  return `own-${sha256(parts.join()).slice(0, 16)}`;
};

let gamesSources: string | undefined;

/** Tells the key of the pages of the games as the command found it: nobody reads their sources again. */
export const trustGamesKey = (key: string): void => {
  gamesSources = key;
};

/** The key of the pages of the games, read once per thread as the site's is. */
const keyOfGames = (): string => (gamesSources ??= gamesKey(listGamesSources()));
