import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { settleRebates } from '#platform/money/rebates/settle-days.ts';
import { openMember } from '../support/members.ts';
import { buildMerchant } from '../support/merchant.ts';
import { openMerchant, playRound } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const ZONE = 'Asia/Yangon';
const brand = buildMerchant('alpha', {
  timeZone: ZONE,
  categories: [{ type: 'RNG', vendors: [] }],
});
let platform: TestPlatform;

beforeAll(async () => {
  platform = await startTestPlatform([brand]);
});

afterAll(() => platform.close());

test('where a brand has another time zone, no bet counts in two days, and none in neither', async () => {
  const merchant = await openMerchant(platform.database, brand);
  const member = await openMember(platform, 'alpha', {
    username: 'player',
    cashMinor: 1_000_000,
    profile: { birthday: '1990-01-01' },
  });
  // East of Yangon by 4:30, then west of it by 10:30: days begin sooner, then later.
  const zones = [ZONE, 'Pacific/Guadalcanal', 'America/Halifax'];
  const first = addDays(dayIn(ZONE, new Date()), -9);
  const days = [first, addDays(first, 1), addDays(first, 2), addDays(first, 3)];
  // A bet in each hour, from one that the first day holds to one that the last day does.
  for (let hour = 0; hour < 80; hour += 4) {
    const at = new Date(Date.parse(`${first}T12:00:00Z`) + hour * 3_600_000).toISOString();
    const transactionId = await playRound(platform.database, merchant, member.memberId, {
      stakeMinor: 1_000,
    });
    await sql`update bet set settled_at = ${at}::timestamptz where merchant_id = ${merchant.id}
      and transaction_id = ${transactionId}`.execute(platform.database);
  }

  for (const [at, day] of days.entries()) {
    const timeZone = zones[Math.min(at, zones.length - 1)] ?? ZONE;
    await settleRebates(
      platform.database,
      { ...merchant, config: { ...merchant.config, timeZone } },
      day,
    );
  }

  const { rows } = await sql<{ valid: number }>`select sum(valid_minor)::bigint as valid from rebate
    where merchant_id = ${merchant.id}`.execute(platform.database);
  expect(rows).toEqual([{ valid: 20_000 }]);
});
