import { openDatabase } from '#platform/base/database/open-database.ts';
import { PlatformError } from '#platform/base/errors/platform-error.ts';
import type { GamesDatabase } from '#vendor/database/games-tables.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { liveryHome } from '../../../base/paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';

/**
 * Lends the games' database to a command: the one of LIVERY_GAMES_DATABASE_URL, else the one beside
 * the platform's.
 *
 * @throws {InputError} with one sentence when it cannot be opened
 */
export const withGames = async <Value>(
  work: (database: GamesDatabase) => Promise<Value>,
): Promise<Value> => {
  try {
    const given = process.env['LIVERY_GAMES_DATABASE_URL'];
    return given ? await open(given, work) : await beside(work);
  } catch (error) {
    if (error instanceof PlatformError) throw new InputError(error.message);
    throw error;
  }
};

/** The platform's own is held open meanwhile: it may be a server that nobody else has started. */
const beside = async <Value>(work: (database: GamesDatabase) => Promise<Value>): Promise<Value> => {
  const platform = await openDatabase(liveryHome(), process.env['DATABASE_URL']);
  try {
    return await open(gamesDatabaseUrl(platform.url), work);
  } finally {
    await platform.close();
  }
};

const open = async <Value>(
  url: string,
  work: (database: GamesDatabase) => Promise<Value>,
): Promise<Value> => {
  const { database, close } = await openGamesDatabase(url);
  try {
    return await work(database);
  } finally {
    await close();
  }
};
