import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '#platform/base/database/connect.ts';
import { gamesDatabaseUrl } from '#vendor/database/open-games-database.ts';
import {
  gamesTables,
  isStale,
  platformTables,
  tableFileText,
} from '../../scripts/generate/tables/table-files.ts';
import { createFromTemplate } from '../support/database-template.ts';
import { dropDatabase, startTestDatabase } from '../support/database.ts';

const committed = (file: string): string =>
  readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8');

test('the types of tables are those of the databases: else `npm run generate` renews them', async () => {
  const platform = await startTestDatabase();
  const url = gamesDatabaseUrl(platform.url);
  const name = new URL(url).pathname.slice(1);
  await createFromTemplate(platform.url, 'games', name);
  const games = await connect(url);
  try {
    expect([platformTables, gamesTables].map(isStale)).toEqual([false, false]);
    expect(committed(platformTables.file)).toBe(await tableFileText(platformTables, platform.pool));
    expect(committed(gamesTables.file)).toBe(await tableFileText(gamesTables, games.pool));
  } finally {
    await games.close();
    await dropDatabase(platform.url, name);
    await platform.close();
  }
});
