import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sql } from '#platform/base/database/sql.ts';
import { startTestDatabase } from '../support/database.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../src/platform/base/database/migrations');

test('the database of a test is a copy that lacks no migration, and nobody else’s', async () => {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const [one, other] = await Promise.all([startTestDatabase(), startTestDatabase()]);
  try {
    await sql`insert into merchant (code, currency, config, content_hash)
      values ('mine', 'USD', '{}', '')`.execute(one.database);

    const { rows: ran } = await sql<{
      name: string;
    }>`select name from migration order by 1`.execute(other.database);

    expect(ran.map(({ name }) => name)).toEqual(names);
    expect(await other.database.selectFrom('merchant').select('code').execute()).toEqual([]);
  } finally {
    await Promise.all([one.close(), other.close()]);
  }
});
