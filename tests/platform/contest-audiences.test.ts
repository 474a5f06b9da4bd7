import { afterAll, beforeAll, expect, test } from 'vitest';
import { configuredBeacon } from '#beacon/configured-beacon.ts';
import type { PromotionAudience } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { openRaffles } from '#platform/money/raffles/open-raffles.ts';
import { closeRaffles } from '#platform/money/raffles/close-raffles.ts';
import { runRaces } from '#platform/money/races/run-races.ts';
import { missionsFollower } from '#platform/play/contests/missions-follower.ts';
import { racesFollower } from '#platform/play/contests/races-follower.ts';
import { raffleFollower } from '#platform/play/raffles/count-raffle-bets.ts';
import { followUntilNow } from '../support/follow-until-now.ts';
import {
  type ContestFixture,
  contestMerchant,
  missionSet,
  race,
  startContestFixture,
} from '../support/contests.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { rafflePromotion } from '../support/raffles.ts';
import { rank } from '../support/ranks.ts';

let here: ContestFixture;
const END = '2099-01-01T00:00:00Z';

const raffleOf = (source: 'validBets' | 'deposits') => {
  const { mechanic } = rafflePromotion('any', { source });
  if (!mechanic) throw new Error('a raffle has a mechanic');
  return mechanic;
};

const all = (name: string, audience: PromotionAudience) => ({
  [`set-${name}`]: [missionSet([{ id: `m-${name}`, metric: 'rounds', target: 1 }]), { audience }],
  [`race-${name}`]: [race(), { audience }],
  [`bets-${name}`]: [raffleOf('validBets'), { audience, endsAt: END }],
  [`deposits-${name}`]: [raffleOf('deposits'), { audience, endsAt: END }],
});

beforeAll(async () => {
  here = await startContestFixture([
    contestMerchant(
      'alpha',
      {
        ...all('north', { countries: ['SE', 'FI'] }),
        ...all('gold', { ranks: ['gold'] }),
        ...all('friends', { affiliatesOnly: true }),
      } as Parameters<typeof contestMerchant>[1],
      {
        points: { enabled: true },
        ranks: { enabled: true, steps: [rank('bronze', 0), rank('gold', 100)] },
      },
    ),
  ]);
  await runRaces(here.database);
  await openRaffles(here.database);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.platform.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const follow = async () => {
  const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };
  const followers = [missionsFollower, racesFollower, raffleFollower];
  await followUntilNow({ database: here.database, log }, followers);
};

let people = 0;
const newMember = (more: { profile?: Record<string, string>; uplineId?: number } = {}) => {
  people += 1;
  return openMember(here.platform, 'alpha', {
    username: `crowd${people}`,
    cashMinor: 10_000_000,
    ...more,
  });
};

const setRank = (member: OpenedMember, id: string) =>
  sql`insert into rank_member (merchant_id, member_id, rank, points, risen_on, hold_from)
    values (${member.merchantId}, ${member.memberId}, ${id}, 0, now(), now())
    on conflict (merchant_id, member_id) do update set rank = excluded.rank`.execute(here.database);

/** What of the promotions with this audience counts the member's bets. */
const counted = async ({ memberId }: OpenedMember, name: string) => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from mission_award
          where member_id = ${memberId} and set_id = ${`set-${name}`}) as missions,
        (select coalesce(sum(s.valid_minor), 0)::int from race_score s join race r on r.id = s.race_id
          where s.member_id = ${memberId} and r.promotion_id = ${`race-${name}`}) as race,
        (select coalesce(sum(counted_minor), 0)::int from raffle_entry
          where member_id = ${memberId} and promotion_id = ${`bets-${name}`}) as raffle`.execute(
    here.database,
  );
  return rows[0];
};

const none = { missions: 0, race: 0, raffle: 0 };
const once = { missions: 1, race: 10_000, raffle: 10_000 };

test('countries: of the proved number, else the told one, else the nationality', async () => {
  const swede = await newMember({ profile: { nationality: 'SE' } });
  const finn = await newMember({ profile: { mobileNum: '+358401234567', nationality: 'DE' } });
  const german = await newMember({ profile: { nationality: 'DE' } });
  const nobody = await newMember();
  const proved = await newMember({ profile: { nationality: 'SE' } });
  await sql`insert into member_contact (merchant_id, kind, value, member_id)
    values (${proved.merchantId}, 'mobile', '+4915112345678', ${proved.memberId})`.execute(
    here.database,
  );
  const members = [swede, finn, german, nobody, proved];
  for (const member of members) await here.play(member);

  await follow();

  for (const member of [swede, finn]) expect(await counted(member, 'north')).toEqual(once);
  for (const member of [german, nobody, proved])
    expect(await counted(member, 'north')).toEqual(none);
  expect(await here.standing(swede, 'set-north')).toMatchObject({ status: 'claim' });
  expect(await here.standing(german, 'set-north')).toMatchObject({ reason: 'audience' });
  expect(await here.standing(german, 'bets-north')).toMatchObject({ reason: 'audience' });

  // Who moves is asked by the next look, and is in from then on.
  await sql`update member set profile = jsonb_set(profile, '{nationality}', '"FI"')
    where id = ${german.memberId}`.execute(here.database);
  expect(await here.mission(german, 'm-north')).toMatchObject({ state: 'claimable' });
  await here.play(german);
  await follow();
  expect(await counted(german, 'north')).toEqual(once);
});

test('affiliates: who came through somebody', async () => {
  const [first, alone] = [await newMember(), await newMember()];
  const friend = await newMember({ uplineId: first.memberId });
  for (const member of [friend, alone]) await here.play(member);

  await follow();

  expect(await counted(friend, 'friends')).toEqual(once);
  expect(await counted(alone, 'friends')).toEqual(none);
});

test('ranks: bets count from the first one that is made in the rank on, and those taken back only if they were in', async () => {
  const member = await newMember();
  const early = await here.play(member, { stakeMinor: 30_000 });
  await follow();
  expect(await counted(member, 'gold')).toEqual(none);

  await setRank(member, 'gold');
  const first = await here.play(member);
  await follow();
  expect(await counted(member, 'gold')).toEqual(once);

  // Below it again: who is in stays in.
  await setRank(member, 'bronze');
  await here.play(member, { stakeMinor: 20_000 });
  await follow();
  expect(await counted(member, 'gold')).toEqual({ ...once, race: 30_000, raffle: 30_000 });
  await here.takeBack(early);
  await follow();
  expect(await counted(member, 'gold')).toEqual({ ...once, race: 30_000, raffle: 30_000 });
  await here.takeBack(first);
  await follow();
  expect(await counted(member, 'gold')).toMatchObject({ race: 20_000, raffle: 20_000 });
});

test('tickets by deposits are for who is meant when the list closes', async () => {
  const [swede, german, gold] = [
    await newMember({ profile: { nationality: 'SE' } }),
    await newMember({ profile: { nationality: 'DE' } }),
    await newMember(),
  ];
  for (const { merchantId, memberId } of [swede, german, gold])
    await sql`insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel,
        currency, amount_minor, fee_minor, state, expires_at, ended_at, transfer_id)
      values (${merchantId}, ${memberId}, ${crypto.randomUUID()}, 'c', 'bank', '{}', 'USD', 5000, 0,
        'SETTLED', now(), now() - interval '1 minute', (select min(id) from transfer))`.execute(
      here.database,
    );
  await setRank(gold, 'gold');
  await sql`update raffle set starts_at = now() - interval '2 hours', ends_at = now() - interval '12 s',
      closes_at = now() - interval '11 s' where source = 'deposits'`.execute(here.database);

  const log = { error: (facts: unknown) => void Promise.reject(new Error(JSON.stringify(facts))) };
  await closeRaffles({ database: here.database, log }, configuredBeacon(), 0);

  const { rows } = await sql<{ id: string; members: number[] }>`
    select promotion_id as id, array_agg(member_id::int order by member_id) as members
      from raffle_entry where promotion_id like 'deposits-%' group by 1 order by 1`.execute(
    here.database,
  );
  expect(rows).toEqual([
    { id: 'deposits-gold', members: [gold.memberId] },
    { id: 'deposits-north', members: [swede.memberId] },
  ]);
});
