import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { connect } from '#platform/base/database/connect.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { gamesDatabaseUrl, openGamesDatabase } from '#vendor/database/open-games-database.ts';
import { gamesTables, platformTables, tableFileText } from './table-files.ts';

/** The files of table types and their texts, out of a PostgreSQL that is there for it alone. */
export const makeTableFiles = async (): Promise<[string, string][]> => {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), 'livery-tables-'));
  // As root the server runs as somebody else, who has to enter it.
  await chmod(stateDir, 0o755);
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
