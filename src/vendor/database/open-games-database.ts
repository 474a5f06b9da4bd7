import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { connect } from '#platform/base/database/connect.ts';
import { createDatabase } from '#platform/base/database/embedded/run-cluster.ts';
import { migrate } from '#platform/base/database/migrate.ts';
import type { GamesDatabase } from './games-tables.ts';
import { openLockConnection, type LockConnection } from './lock-connection.ts';
import { openSealed, sealSeeds } from './sealed-columns.ts';
import type { GamesTables } from './tables.generated.ts';

/** A round holds two at most, for moments; the lead of shared rounds keeps one. */
const CONNECTIONS = 16;

export interface OpenedGamesDatabase {
  database: GamesDatabase;
  /** A connection of one's own, for locks that last as long as it does. */
  line: () => Promise<LockConnection>;
  close: () => Promise<void>;
}

/**
 * The address of the games' own database: on the same server, under the platform's name with
 * `_games` behind it.
 *
 * @param platformUrl the address of the platform's database
 */
export const gamesDatabaseUrl = (platformUrl: string): string => {
  const url = new URL(platformUrl);
  url.pathname = `${url.pathname}_games`;
  return url.href;
};

/**
 * Opens the service's own database in its newest shape, and makes it where it is not there yet.
 *
 * @throws {PlatformError} `database_unreachable`, `migration_failed`, `migration_changed`
 */
export const openGamesDatabase = async (url: string): Promise<OpenedGamesDatabase> => {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  await createDatabase(maintenance.href, decodeURIComponent(new URL(url).pathname.slice(1)));
  const { pool, close } = await connect(url, { connections: CONNECTIONS, serves: true });
  await migrate(pool, import.meta.dirname, async () => false);
  const database = new Kysely<GamesTables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true }), openSealed],
  });
  await sealSeeds(database);
  return { database, line: () => openLockConnection(pool), close };
};
