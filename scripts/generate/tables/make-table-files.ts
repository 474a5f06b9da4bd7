import { rm } from 'node:fs/promises';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { makeOwnFolder } from '../../base/own-folder.ts';
import { gamesTables, platformTables, tableFileText } from './table-files.ts';

/** The files of table types and their texts, out of a PostgreSQL that is there for it alone. */
export const makeTableFiles = async (): Promise<[string, string][]> => {
  const stateDir = makeOwnFolder('tables');
  const platform = await openDatabase(stateDir);
  try {
    const url = gamesDatabaseUrl(platform.url);
    await openGamesDatabase(url).then(({ close }) => close());
    const games = await connect(url, { connections: 1 });
    try {
      return [
        [platformTables.file, await tableFileText(platformTables, platform.pool)],
        [gamesTables.file, await tableFileText(gamesTables, games.pool)],
      ];
    } finally {
      await games.close();
    }
  } finally {
    await platform.close();
    await rm(stateDir, { recursive: true, force: true });
  }
};
