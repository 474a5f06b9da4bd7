import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { settleDays } from '#platform/money/rebates/settle-days.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { rank, type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';

const ladder = [rank('bronze', 0), rank('silver', 100, { rebatePercent: 0.5 })];
let here: RankFixture;

beforeAll(async () => {
  here = await startRankFixture(
    ['alpha', 'beta', 'gamma'].map((code) => rankMerchant(code, { steps: ladder })),
  );
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const paidTo = async ({ merchantId, memberId }: OpenedMember): Promise<number> => {
  const { rows } = await sql<{ minor: number }>`
    select coalesce(sum(amount_minor), 0)::bigint as minor from rebate
      where merchant_id = ${merchantId} and member_id = ${memberId}`.execute(here.database);
  return rows[0]?.minor ?? 0;
};

test('the ranks and bets of all brands and members of a run are read with one statement', async () => {
  const day = dayIn(here.merchant.config.timeZone, new Date());
  const people: OpenedMember[] = [];
  for (const merchant of here.merchants.slice(0, 2))
    for (const worth of [50, 120, 200]) {
      const member = await here.newMember({}, merchant);
      await here.play(member, worth);
      people.push(member);
    }
  await here.follow();
  let readings = 0;
  const counting: Parameters<typeof here.database.withPlugin>[0] = {
    transformQuery: ({ node }) => {
      if (
        JSON.stringify(node, (_, value: unknown) =>
          typeof value === 'bigint' ? null : value,
        ).includes('rank_')
      )
        readings += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  const settlements = await settleDays(
    here.database.withPlugin(counting),
    here.merchants.map((merchant) => ({ merchant, day })),
  );

  expect(readings).toBe(1);
  expect(settlements.map((each) => 'settled' in each && each.settled.members)).toEqual([3, 3, 0]);
  const paid = await Promise.all(people.map(paidTo));
  // 1.2 % for everybody, and half a percent more from the second rank on.
  expect(paid).toEqual([60, 204, 340, 60, 204, 340]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from rebate_day where day = ${day}`.execute(here.database);
  expect(rows[0]?.count, 'a quiet day is noted, too').toBe(3);
});
