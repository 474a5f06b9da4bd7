import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import type { Connection } from '#platform/base/database/connect.ts';
import { openDatabase, openMigrated } from '#platform/base/database/open-database.ts';
import { serverLogin, throughPooler } from '#platform/base/database/server-login.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';
import { startPooler, whyNoPooler } from '../support/pooler.ts';
import { reportSkipped } from '../support/report-skipped.ts';

const missing = await whyNoPooler();
if (missing !== null) reportSkipped(missing);

describe.skipIf(missing !== null)('a server behind PgBouncer', () => {
  let platform: TestPlatform;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  /** Two servers, as two machines would run them. */
  let servers: Connection[];
  let alpha: number;
  let beta: number;

  beforeAll(async () => {
    platform = await startTestPlatform([buildMerchant('alpha'), buildMerchant('beta')]);
    // One connection of PostgreSQL: whatever is left on it is met by whoever comes next.
    pooler = await startPooler(platform.databaseUrl, 1);
    const [first, second] = [
      await openMember(platform, 'alpha', { username: 'alphaone', cashMinor: 500 }),
      await openMember(platform, 'beta', { username: 'betaone', cashMinor: 500 }),
    ];
    [alpha, beta] = [first.merchantId, second.merchantId];
    servers = await Promise.all([openPooled(), openPooled()]);
  });

  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()));
    await pooler.stop();
    await platform.close();
  });

  const openPooled = () =>
    openMigrated(platform.databaseUrl, { poolUrl: pooler.urlOf(platform.databaseUrl) });

  const names = async (database: Database): Promise<string[]> =>
    (await database.selectFrom('member').select('username').orderBy('username').execute()).map(
      ({ username }) => username,
    );

  /** How a client signs in at the pooler that knows nothing of brands. */
  const pooledUrl = (): string => {
    const login = serverLogin(platform.databaseUrl);
    return login ? throughPooler(pooler.urlOf(platform.databaseUrl), login) : '';
  };

  test('of many at once of two servers over one connection everybody finds their own', async () => {
    const asked = Array.from({ length: 120 }, (_, at) => at % 3);
    const found = await Promise.all(
      asked.map((who, at) => {
        const { database } = servers[at % 2] as Connection;
        return names(who === 0 ? database : onlyBrand(database, who === 1 ? alpha : beta));
      }),
    );

    expect(found).toEqual(
      asked.map((who) => [['alphaone', 'betaone'], ['alphaone'], ['betaone']][who]),
    );
  });

  test('what a connection that the network forgets has locked is given back, behind a pooler, too', async () => {
    const { database } = servers[0] as Connection;

    const { rows } = await sql`
      select current_setting('idle_in_transaction_session_timeout') as unheard,
        current_setting('tcp_keepalives_idle') as idle, current_setting('tcp_keepalives_count') as tries`.execute(
      database,
    );

    expect(rows).toEqual([{ unheard: '12s', idle: '60', tries: '3' }]);
  });

  test('a transaction keeps its brand from its first statement to its last', async () => {
    const { database } = servers[0] as Connection;

    const seen = await onlyBrand(database, beta)
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const first = await names(tx);
        await sql`savepoint here`.execute(tx);
        await sql`rollback to savepoint here`.execute(tx);
        return [first, await names(tx)];
      });

    expect(seen).toEqual([['betaone'], ['betaone']]);
  });

  test('a failed statement is told as what it is, and the next one is answered', async () => {
    const ours = onlyBrand((servers[0] as Connection).database, alpha);
    const divide = () => sql<{ one: number }>`select 1 / ${0}::int as one`.execute(ours);

    await expect(divide()).rejects.toMatchObject({ code: '22012' });
    await expect(divide()).rejects.toMatchObject({ code: '22012' });
    const failed = ours.transaction().execute(async (tx) => {
      await sql`select 1 / ${0}::int`.execute(tx);
    });

    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await names(ours)).toEqual(['alphaone']);
  });

  test('nothing of a brand is left on the connection that the next client gets', async () => {
    await names(onlyBrand((servers[0] as Connection).database, alpha));
    const stranger = new Client({ connectionString: pooledUrl() });
    await stranger.connect();

    const { rows } = await stranger.query('select username from member');
    const { rows: settings } = await stranger.query<{ brand: string | null }>(
      `select current_setting('livery.brand', true) as brand`,
    );
    await stranger.end();

    expect(rows).toEqual([]);
    expect(settings[0]?.brand ?? '').toBe('');
  });

  test('a text whose table has changed is answered', async () => {
    const owner = new Client({ connectionString: platform.databaseUrl });
    await owner.connect();
    await owner.query('create table shape (id int); insert into shape values (1)');
    await owner.query('grant select on shape to public');
    const ours = onlyBrand((servers[0] as Connection).database, alpha);
    const read = async () => (await sql`select * from shape where id = ${1}`.execute(ours)).rows;
    expect(await read()).toEqual([{ id: 1 }]);

    await owner.query('alter table shape add column name text');

    expect(await read()).toEqual([{ id: 1, name: null }]);
    expect(await read()).toEqual([{ id: 1, name: null }]);
    await owner.query('drop table shape');
    await owner.end();
  });

  test('whoever would count on its connection is refused a pooler, and told what to set', async () => {
    const owner = new URL(platform.databaseUrl);
    const wrong = new URL(pooler.urlOf(platform.databaseUrl));
    [wrong.username, wrong.password] = [owner.username, owner.password];

    await expect(openMigrated(wrong.href)).rejects.toMatchObject({
      code: 'database_pooled',
      message: expect.stringContaining('LIVERY_POOL_URL') as string,
    });
    await expect(
      openDatabase('/nowhere', undefined, undefined, { poolUrl: wrong.href }),
    ).rejects.toMatchObject({
      code: 'database_pooled',
    });
  });

  test('the function by which PgBouncer asks who may sign in tells of servers alone', async () => {
    const file = path.resolve(import.meta.dirname, '../../deploy/pgbouncer/auth-query.sql');
    const text = readFileSync(file, 'utf8').replace(":'password'", "'of a test'");
    const superuser = new URL(platform.databaseUrl).username;
    const owner = new Client({ connectionString: platform.databaseUrl });
    await owner.connect();
    // Roles belong to the whole server: what is made here is taken back.
    await owner.query('begin');
    await owner.query(text);
    await owner.query('set local role pgbouncer');
    const tell = async (name: string) =>
      (await owner.query('select name, secret from pgbouncer.secret_of($1)', [name])).rows as {
        secret: string;
      }[];

    const server = await tell(serverLogin(platform.databaseUrl)?.role ?? '');
    const others = [await tell(superuser), await tell('pgbouncer')];
    await owner.query('rollback');
    await owner.end();

    expect(server).toMatchObject([{ secret: expect.stringMatching(/^SCRAM-SHA-256\$/) as string }]);
    expect(others).toEqual([[], []]);
  });
});
