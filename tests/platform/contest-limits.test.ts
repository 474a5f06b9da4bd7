import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimMission } from '#api/missions.ts';
import { claimPromotion, joinPromotion } from '#api/promotions.ts';
import { claimReward } from '#api/rewards.ts';
import type { PromotionLimits, PromotionMechanic } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';

let here: ContestFixture;

const set = (limits: PromotionLimits) =>
  missionSet([{ id: 'one', metric: 'rounds', target: 1 }], { limits });

const joined: PromotionMechanic = {
  kind: 'signUpReward',
  amountMinor: 500,
  turnover: 1,
  joinDays: 30,
  budgetMinor: 1_000_000,
  limits: { perDevice: 1 },
};

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant('alpha', {
      browser: [set({ perDevice: 2 })],
      address: [set({ perAddress: 3 })],
      home: [set({ perHousehold: 1 })],
      run: [
        race({ prizesMinor: [3000, 2000, 1000], limits: { perAddress: 1 }, gameTypes: ['FISH'] }),
      ],
      joined: [joined],
    }),
  ]);
  await runRaces(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

let people = 0;
const newMember = async (address?: string): Promise<OpenedMember> => {
  people += 1;
  const username = `neighbor${people}`;
  const profile = address === undefined ? {} : { address };
  const member = await openMember(here.platform, 'alpha', {
    username,
    profile,
    cashMinor: 10_000_000,
  });
  return { ...member, ip: `192.0.2.${people}` };
};

/** Lets a member's session be in a browser, which others may have used first. */
const sitAt = async ({ merchantId, memberId }: OpenedMember, browser: number | null) => {
  const { rows } = await sql<{ id: number }>`
    with own as (
      insert into device (merchant_id, member_id, token_hash, method, ip, user_agent, browser)
        values (${merchantId}, ${memberId}, ${crypto.randomUUID()}, 'password', '::1', 'test', ${browser})
        returning id
    )
    update session set device_id = own.id from own
      where merchant_id = ${merchantId} and member_id = ${memberId} returning own.id`.execute(
    here.database,
  );
  return rows[0]?.id ?? 0;
};

const awardOf = async ({ memberId }: OpenedMember, setId: string): Promise<number> => {
  const { id } = await here.database
    .selectFrom('missionAward')
    .select('id')
    .where('memberId', '=', memberId)
    .where('setId', '=', setId)
    .executeTakeFirstOrThrow();
  return id;
};

/** Each of the members claims four times at once; how many of them got something, and why the others did not. */
const claimAtOnce = async (members: readonly OpenedMember[], setId: string) => {
  for (const member of members) await here.play(member);
  await here.follow();
  const claims = await Promise.all(
    members.flatMap((member) =>
      Array.from({ length: 4 }, async (_, at) => {
        const awardId = await awardOf(member, setId);
        const outcome = await (at % 2 === 0
          ? here.platform.call(member, claimMission, { awardId })
          : here.platform.call(member, claimReward, { kind: 'mission', id: String(awardId) }));
        return { memberId: member.memberId, said: outcome.ok ? 'claimed' : outcome.refusal };
      }),
    ),
  );
  const claimed = claims.filter(({ said }) => said === 'claimed');
  return {
    members: new Set(claimed.map(({ memberId }) => memberId)).size,
    claims: claimed.length,
    refused: [...new Set(claims.map(({ said }) => said))].filter((said) => said !== 'claimed'),
  };
};

test('64 claims of 16 members in one browser: as many members as the limit says, each once', async () => {
  const members = await Promise.all(Array.from({ length: 16 }, () => newMember()));
  const [first, ...others] = members as [OpenedMember, ...OpenedMember[]];
  const browser = await sitAt(first, null);
  for (const member of others) await sitAt(member, browser);

  expect(await claimAtOnce(members, 'browser')).toEqual({
    members: 2,
    claims: 8,
    refused: ['promotion_limit'],
  });
  const { rows } = await sql`select 1 from bonus b
    where b.member_id = any(${members.map(({ memberId }) => memberId)})`.execute(here.database);
  expect(rows).toHaveLength(2);
});

test('the same from one address, and from one household; without an address there is no household', async () => {
  const near = await Promise.all(Array.from({ length: 8 }, () => newMember()));
  const sameRoom = near.map((member) => ({ ...member, ip: '198.51.100.7' }));
  expect(await claimAtOnce(sameRoom, 'address')).toEqual({
    members: 3,
    claims: 12,
    refused: ['promotion_limit'],
  });

  const family = await Promise.all(
    Array.from({ length: 6 }, (_, at) =>
      newMember(at % 2 === 0 ? '12 Long Street, Northby' : '12 LONG STREET Northby'),
    ),
  );
  expect(await claimAtOnce(family, 'home')).toEqual({
    members: 1,
    claims: 4,
    refused: ['promotion_limit'],
  });
  expect(await claimAtOnce([await newMember()], 'home')).toEqual({
    members: 0,
    claims: 0,
    refused: ['promotion_address'],
  });
});

test('who has claimed once goes on, wherever from, also when the place is full by now', async () => {
  const members = await Promise.all([newMember(), newMember(), newMember(), newMember()]);
  const away = members.map((member) => ({ ...member, ip: '203.0.113.9' }));
  expect(await claimAtOnce(away.slice(0, 3), 'address')).toMatchObject({ members: 3 });
  expect(await claimAtOnce(away.slice(3), 'address')).toMatchObject({ members: 0 });
  const [first] = away as [OpenedMember];
  await sql`update mission_award set window_from = window_from - 1
    where member_id = ${first.memberId}`.execute(here.database);
  await here.play(first);
  await here.follow();

  const { rows } = await sql<{ id: number }>`select id from mission_award
    where member_id = ${first.memberId} and set_id = 'address' and state = 'CLAIMABLE'`.execute(
    here.database,
  );
  expect(rows).toHaveLength(1);
  expect(
    await here.platform.call(first, claimMission, { awardId: rows[0]?.id ?? 0 }),
  ).toMatchObject({ ok: true });
});

test('a race with limits pays nothing by itself: its winners claim cash, one of each place', async () => {
  const members = [await newMember(), await newMember(), await newMember()];
  for (const [at, member] of members.entries())
    await here.play(member, { stakeMinor: 90_000 - 10_000 * at, gameType: 'FISH' });
  await here.endRace('run');
  await here.follow();
  await runRaces(here.database, 0);
  const cash = async ({ memberId }: OpenedMember) => {
    const { rows } = await sql<{ minor: number }>`select balance as minor from account
      where member_id = ${memberId} and kind = 'cash'`.execute(here.database);
    return rows[0]?.minor;
  };
  const before = await Promise.all(members.map(cash));
  const [, second, third] = members.map((member, at) => ({
    ...member,
    ip: at === 0 ? '203.0.113.1' : '203.0.113.2',
  }));

  for (const member of [second, third])
    await Promise.all(
      Array.from({ length: 16 }, () =>
        here.platform.call(member as OpenedMember, claimPromotion, { id: 'run' }),
      ),
    );

  expect(await Promise.all(members.map(cash))).toEqual([
    before[0],
    (before[1] ?? 0) + 2000,
    before[2],
  ]);
  expect(await here.standing(members[0] as OpenedMember, 'run')).toMatchObject({
    status: 'claim',
    amountMinor: 3000,
  });
  await sql`update race_prize set claim_until = now() where state = 'CLAIMABLE'`.execute(
    here.database,
  );
  await runRaces(here.database, 0);
  expect(await here.committedMinor('run')).toBe(2000);
});

test('a joined promotion counts browsers, not the devices of each member in them', async () => {
  const [first, second] = [await newMember(), await newMember()];
  await sitAt(second, await sitAt(first, null));

  expect(await here.platform.call(first, joinPromotion, { id: 'joined' })).toMatchObject({
    ok: true,
  });
  expect(await here.platform.call(second, joinPromotion, { id: 'joined' })).toMatchObject({
    refusal: 'promotion_limit',
  });
});
