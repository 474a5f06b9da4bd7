import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyBrand } from '#platform/base/database/brand-scope.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

/* The rules of a bet's money stand in the database, where the short way needs them. */
const alpha = buildMerchant('alpha');
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([alpha, buildMerchant('beta')]);
});

afterAll(() => platform.close());

const sendRequest = async (
  query: ReturnType<typeof sql<{ value: number }>>,
  database: Database = platform.database,
): Promise<number | undefined> => (await query.execute(database)).rows[0]?.value;

test('what counts of a bet is what was at risk, and never more than the stake', async () => {
  const count = (payoutMinor: number, currency = 'USD') =>
    sendRequest(sql`select valid_bet(${currency}, 100, ${payoutMinor}) as value`);

  expect(await count(0)).toBe(100);
  expect(await count(60)).toBe(40);
  expect(await count(100)).toBe(0);
  expect(await count(150)).toBe(50);
  expect(await count(900)).toBe(100);
  expect(await count(0, 'XTS')).toBe(0);
});

test('a bonus has its part of a payout, rounded down, also of the greatest amounts', async () => {
  const share = (payoutMinor: number, bonusMinor: number, stakeMinor: number) =>
    sendRequest(sql`select bonus_share(${payoutMinor}, ${bonusMinor}, ${stakeMinor}) as value`);

  expect(await share(1_001, 1, 3)).toBe(333);
  expect(await share(500, 0, 3)).toBe(0);
  expect(await share(500, 3, 3)).toBe(500);
  expect(await share(1e14, 1e14 - 1, 1e14)).toBe(1e14 - 1);
});

test('a category counts its own part towards a bonus, sports from the least odds on', async () => {
  const count = (gameType: string, percent: number, odds: number | null = null) =>
    sendRequest(
      sql`select bonus_contribution(${gameType}, 1005, ${odds}, ${percent}, 1.5) as value`,
    );

  expect(await count('RNG', 100)).toBe(1_005);
  expect(await count('LIVE', 10)).toBe(100);
  expect(await count('LIVE', 0.125)).toBe(1);
  expect(await count('PVP', 0)).toBe(0);
  expect(await count('SPORTS', 100, 1.499)).toBe(0);
  expect(await count('ESPORTS', 100, 1.5)).toBe(1_005);
  expect(await count('SPORTS', 100)).toBe(0);
});

test('what moves the money of a bet is held to the brand that is shown', async () => {
  const merchant = await openMerchant(platform.database, alpha);
  const { memberId } = await openMember(platform, 'alpha', {
    username: 'held',
    cashMinor: 1_000,
    profile: { birthday: '1990-01-01' },
  });
  const name = { memberId, vendorCode: 'TESTER', transactionId: 'one' };
  const ours = onlyBrand(platform.database, merchant.id);
  const placed = await placeBet(ours, merchant, { ...name, gameType: 'RNG', stakeMinor: 100 });
  if (!placed.ok || !placed.bet) throw new Error('no bet');
  const theirs = onlyBrand(platform.database, merchant.id + 1);
  const { id, bet } = { id: merchant.id, bet: placed.bet.id };

  for (const call of [
    sql<{ value: number }>`select settle_bet(${id}, ${bet}, 500, null, null, 100, 1.5, 30)`,
    sql<{ value: number }>`select void_bet(${id}, ${bet})`,
    sql<{
      value: number;
    }>`select stake_bet(${id}, ${JSON.stringify({ member_id: memberId })}::jsonb, false)`,
    sql<{ value: number }>`select close_bonus(${id}, 1, 'SPENT', 30)`,
    sql<{ value: number }>`select activate_next_bonus(${id}, ${memberId}, 30)`,
    sql<{ value: number }>`select count_settled(${id}, 'USD', array[${bet}]::bigint[])`,
    sql<{ value: number }>`select status from settle_brand_bets(${id}, '[]', '{}')`,
    sql<{ value: number }>`select status from void_brand_bets(${id}, '[]')`,
    sql<{ value: number }>`select place from move_brand_purses(${id}, '[]')`,
    sql<{ value: number }>`select place from answer_brand_requests(${id}, '[]')`,
  ])
    await expect(sendRequest(call, theirs)).rejects.toMatchObject({ code: '42501' });
  // What they call is nobody's own: the server's role may not ask for it.
  await expect(
    sendRequest(
      sql`select write_transfer(${id}, 'x', 'x', '', 'x', '{}', '{}', null, null) as value`,
      ours,
    ),
  ).rejects.toMatchObject({ code: '42501' });
});
