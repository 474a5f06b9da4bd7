import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openMember, type OpenedMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let owner: Connection;
let member: OpenedMember;

/** Accounts that a brand has beside those that are asked for. */
const OTHERS = 3000;

beforeAll(async () => {
  platform = await startTestPlatform([buildMerchant('alpha')]);
  member = await openMember(platform, 'alpha', { username: 'ana' });
  owner = await connect(platform.databaseUrl, { connections: 1 });
  await sql`select count(open_account(${member.merchantId}, 'vendor:' || n, ${member.memberId}, 'USD', true))
    from generate_series(1, ${OTHERS}) n`.execute(owner.database);
  await sql`analyze account`.execute(owner.database);
});

afterAll(async () => {
  await owner.close();
  await platform.close();
});

test('an account is found by its key, however many the brand has', async () => {
  const { merchantId, memberId } = member;
  const house = await openHouseAccount(platform.database, merchantId, 'house', 'USD');
  const read = await owner.database.transaction().execute(async (tx) => {
    const looked = async () => {
      const { rows } = await sql<{ rows: number }>`
        select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows from pg_stat_xact_user_tables
          where relname = 'account'`.execute(tx);
      return rows[0]?.rows ?? 0;
    };
    const before = await looked();
    expect(await openHouseAccount(tx, merchantId, 'house', 'USD')).toBe(house);
    await sql`select open_account(${merchantId}, 'cash', ${memberId}, 'USD', true)`.execute(tx);
    return (await looked()) - before;
  });

  expect(read).toBeLessThan(20);
});

test('of many who open the same account at once all get the same', async () => {
  const { merchantId } = member;
  const ids = await Promise.all(
    Array.from({ length: 8 }, () =>
      openHouseAccount(platform.database, merchantId, 'guarantee', 'USD'),
    ),
  );

  expect(new Set(ids).size).toBe(1);
});
