import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinPromotion, promotionStandings } from '#api/promotions.ts';
import { claimRedEnvelope } from '#api/red-envelopes.ts';
import type {
  Promotion,
  PromotionAudience,
  PromotionMechanic,
} from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { forecastPromotion } from '#platform/money/promotions/forecast-promotion.ts';
import { runEnvelopeRounds } from '#platform/money/red-envelopes/run-envelope-rounds.ts';
import { filterMeant } from '#platform/people/access/audience.ts';
import type { OpenedMember } from '../support/members.ts';
import { rankMerchant, type RankFixture, startRankFixture } from '../support/ranks.ts';
import { envelopes } from '../support/red-envelopes.ts';

const AUDIENCE = { ranks: ['silver', 'diamond'] };

const promotion = (id: string, mechanic: PromotionMechanic): Promotion => ({
  id,
  title: { en: id },
  summary: { en: id },
  content: { en: `<p>${id}</p>` },
  art: 'assets/mark.svg',
  category: 'ALL',
  sequence: 0,
  audience: AUDIENCE,
  mechanic,
});

let here: RankFixture;

beforeAll(async () => {
  const alpha = rankMerchant('alpha');
  alpha.content.promotions = [
    promotion('gift', {
      kind: 'signUpReward',
      amountMinor: 500,
      turnover: 5,
      joinDays: 30,
      budgetMinor: 1_000_000,
    }),
    // By the clock of these brands it is noon.
    promotion('envelope', envelopes({ hours: [0] })),
    promotion('tasks', {
      kind: 'missionSet',
      missions: [
        {
          id: 'rounds',
          title: { en: 'Rounds' },
          metric: 'rounds',
          window: 'month',
          target: 1000,
          amountMinor: 100,
        },
      ],
      turnover: 1,
      budgetMinor: 1_000_000,
    }),
  ];
  here = await startRankFixture([alpha]);
  const log = { error: (facts: unknown) => expect(facts).toBeUndefined() };
  await runEnvelopeRounds({ database: here.database, log });
});

afterAll(() => here.platform.close());

/** Which promotions are closed to a member because they are for others, by their ids. */
const closedTo = async (member: OpenedMember): Promise<string[]> => {
  const answer = await here.platform.call(member, promotionStandings);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  const closed = answer.value.filter(({ reason }) => reason === 'audience');
  return closed.map(({ id }) => id).toSorted();
};

const join = (member: OpenedMember) => here.platform.call(member, joinPromotion, { id: 'gift' });

const takeEnvelope = async (member: OpenedMember) => {
  const { id } = await here.database
    .selectFrom('redEnvelopeRound')
    .select('id')
    .where('merchantId', '=', member.merchantId)
    .executeTakeFirstOrThrow();
  return here.platform.call(member, claimRedEnvelope, { id });
};

const isMeantInDatabase = async (
  audience: PromotionAudience,
  { merchantId, memberId }: OpenedMember,
): Promise<boolean | undefined> => {
  const { rows } = await sql<{ isMeant: boolean }>`
    select is_in_audience(${merchantId}, ${memberId}, ${JSON.stringify(audience)}::jsonb, now())
      as is_meant`.execute(here.database);
  return rows[0]?.isMeant;
};

const refused = { refusal: 'promotion_closed', details: { reason: 'audience' } };

test('what is for some ranks is closed to the others, and open at once to who rises to one', async () => {
  const member = await here.newMember();
  expect(await closedTo(member)).toEqual(['envelope', 'gift', 'tasks']);
  expect(await join(member)).toMatchObject(refused);
  expect(await takeEnvelope(member)).toMatchObject(refused);

  await here.earn(member, 100);

  expect(await closedTo(member)).toEqual([]);
  expect(await join(member)).toMatchObject({ ok: true });
  expect(await takeEnvelope(member)).toMatchObject({ ok: true });
});

test('who rises past the ranks is out, and keeps what was joined before', async () => {
  const [joined, late] = [await here.newMember(), await here.newMember()];
  await here.earn(joined, 100);
  expect(await join(joined)).toMatchObject({ ok: true });
  await here.earn(joined, 300);
  await here.earn(late, 300);

  expect(await closedTo(late)).toEqual(['envelope', 'gift', 'tasks']);
  expect(await join(late)).toMatchObject(refused);
  expect(await closedTo(joined)).toEqual(['envelope', 'tasks']);
  expect(await join(joined)).toMatchObject({ ok: true });
});

test('the database and the server say the same of every rank; a play account has none', async () => {
  const people = [
    await here.newMember(),
    await here.newMember(),
    await here.newMember({ type: 4 }),
  ] as const;
  const [, silver, trial] = people;
  await here.earn(silver, 100);
  const ids = people.map(({ memberId }) => memberId);
  const cases: [PromotionAudience, OpenedMember[]][] = [
    [AUDIENCE, [silver]],
    [{ ranks: ['bronze'] }, [people[0]]],
    [{ ranks: ['jade'] }, []],
    [{ affiliatesOnly: false }, [...people]],
  ];
  for (const [audience, meant] of cases) {
    const expected = meant.map(({ memberId }) => memberId);
    const found = await filterMeant(here.database, trial.merchantId, ids, {
      audience,
      at: new Date(),
    });
    expect(found.toSorted((one, other) => one - other)).toEqual(expected);
    for (const member of people)
      expect(await isMeantInDatabase(audience, member)).toBe(expected.includes(member.memberId));
  }
});

test('a forecast counts those who hold one of the ranks', async () => {
  const forecast = await forecastPromotion(here.database, here.merchant, 'envelope', 30);
  expect(forecast?.members).toBe(1);
});
