import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimReward, rewards } from '#api/rewards.ts';
import { addDays, dayIn } from '#domain/date-presets.ts';
import { sql } from '#platform/base/database/sql.ts';
import { findUnsoundBooks, type OpenedMember } from '../support/members.ts';
import { rank, type RankFixture, rankMerchant, startRankFixture } from '../support/ranks.ts';

let here: RankFixture;

const ladder = [
  rank('bronze', 0),
  rank('silver', 100, { levelUp: { bonusMinor: 500, points: 7 } }),
  rank('gold', 300, {
    levelUp: { bonusMinor: 900, points: 0 },
    monthly: { bonusMinor: 0, points: 30 },
    birthday: { bonusMinor: 2000, points: 0 },
  }),
];

beforeAll(async () => {
  here = await startRankFixture([rankMerchant('alpha', { steps: ladder })]);
});

afterAll(async () => {
  expect(await findUnsoundBooks(here.database)).toEqual({ unbalanced: [], wrong: [] });
  await here.platform.close();
});

const claim = (member: OpenedMember, id: string) =>
  here.platform.call(member, claimReward, { kind: 'rankGift', id });

const gifts = async (member: OpenedMember) => {
  const answer = await here.platform.call(member, rewards, { language: 'en' });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value.filter(({ kind }) => kind === 'rankGift');
};

const month = () => `month:${dayIn(here.merchant.config.timeZone, new Date()).slice(0, 7)}`;

/** A break from play that began and ends so many hours from now, as the platform writes it down. */
const breakFor = async (member: OpenedMember, [from, to]: [number, number]): Promise<void> => {
  const { merchantId, memberId } = member;
  await sql`insert into protection_event (merchant_id, member_id, at, kind, details)
    values (${merchantId}, ${memberId}, now() + make_interval(hours => ${from}), 'cool_off',
      ${JSON.stringify({ hours: to - from })}::jsonb)`.execute(here.database);
  await sql`insert into protection_choice (merchant_id, member_id, cool_off_until)
    values (${merchantId}, ${memberId}, now() + make_interval(hours => ${to}))
    on conflict (merchant_id, member_id) do update set cool_off_until = excluded.cool_off_until`.execute(
    here.database,
  );
};

/** A member who has held gold for longer than any break here. */
const goldMember = async (person: Parameters<RankFixture['newMember']>[0] = {}) => {
  const member = await here.newMember(person);
  await here.earn(member, 300);
  await sql`update rank_change set changed_at = now() - interval '300 days'
    where merchant_id = ${member.merchantId} and member_id = ${member.memberId}`.execute(
    here.database,
  );
  return member;
};

/** The months from the one so many days ago to this one, the latest first. */
const monthsSince = (days: number): string[] => {
  const today = dayIn(here.merchant.config.timeZone, new Date());
  const months = Array.from({ length: days + 1 }, (_, back) => addDays(today, -back).slice(0, 7));
  return [...new Set(months)].map((each) => `month:${each}`);
};

test('who has a break keeps what was there to be claimed, and is offered nothing that came within it', async () => {
  const member = await goldMember();
  await breakFor(member, [-40 * 24, 24]);

  const began = monthsSince(40).at(-1) ?? '';
  expect((await gifts(member)).map(({ id }) => id)).toEqual(['level:gold', 'level:silver', began]);
  expect(await claim(member, month())).toMatchObject({ refusal: 'rank_gift_unknown' });
  expect(await claim(member, 'level:gold')).toMatchObject({ ok: true });
  expect(await claim(member, began)).toMatchObject({ ok: true });
});

test('months and birthdays of a break can be claimed for a week after it, each once; then they lapse', async () => {
  const today = dayIn(here.merchant.config.timeZone, new Date());
  const birthday = addDays(today, -45);
  // Also born on a 29th of February.
  const profile = { birthday: `1992${birthday.slice(4)}` };
  const member = await goldMember({ profile });
  expect((await gifts(member)).some(({ id }) => id.startsWith('birthday:'))).toBe(false);
  await breakFor(member, [-50 * 24, -40 * 24]);
  // The next one begins within the week after the first: they count as one.
  await breakFor(member, [-34 * 24, -6 * 24]);

  const offered = (await gifts(member)).filter(({ id }) => !id.startsWith('level:'));
  const year = birthday.slice(0, 4);
  expect(offered.map(({ id }) => id)).toEqual([...monthsSince(50), `birthday:${year}`]);
  const waits = offered.find(({ id }) => id === `birthday:${year}`)?.endsAt ?? '';
  expect((Date.parse(waits) - Date.now()) / 3_600_000).toBeCloseTo(24, 0);
  for (const { id } of offered) {
    const all = await Promise.all(Array.from({ length: 8 }, () => claim(member, id)));
    expect(all.every(({ ok }) => ok)).toBe(true);
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from points_record
    where merchant_id = ${member.merchantId} and member_id = ${member.memberId}
      and reason = 'granted'`.execute(here.database);
  expect(rows[0]?.count).toBe(monthsSince(50).length);

  const late = await goldMember({ profile });
  await breakFor(late, [-50 * 24, -8 * 24]);
  expect((await gifts(late)).map(({ id }) => id)).toEqual(['level:gold', 'level:silver', month()]);
});

test('who was excluded finds what waited; a rank that was reached since gives nothing of before', async () => {
  const exclude = async (member: OpenedMember, days: number) => {
    await sql`insert into self_exclusion (merchant_id, member_id, started_at, until, returns_at)
      values (${member.merchantId}, ${member.memberId}, now() - make_interval(days => ${days}),
        now() - interval '2 days', now() - interval '1 day')`.execute(here.database);
  };
  const member = await goldMember();
  await exclude(member, 200);
  const regular = async (of: OpenedMember) =>
    (await gifts(of)).map(({ id }) => id).filter((id) => id.startsWith('month:'));

  expect(await regular(member)).toEqual(monthsSince(200));

  const risen = await here.newMember();
  await exclude(risen, 200);
  await here.earn(risen, 300);
  expect(await regular(risen)).toEqual([month()]);
});
