import { bonusDetails } from '#api/bonuses.ts';
import { claimPromotion, joinPromotion, promotionStandings } from '#api/promotions.ts';
import type { Promotion, PromotionMechanic } from '#generated/merchant-content.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { sql } from '#platform/base/database/sql.ts';
import { cardChannel, press, sendCallback, startDeposit } from './deposits.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform } from './platform.ts';
import { promotionOf } from './promotion-of.ts';
import { quietZone } from './quiet-zone.ts';

const promotion = (id: string, mechanic: PromotionMechanic, more: Partial<Promotion> = {}) =>
  promotionOf(id, mechanic, { title: { en: `The ${id}` }, ...more });

const match = (more: object = {}): PromotionMechanic => ({
  kind: 'depositMatch',
  nth: 1,
  percent: 50,
  mostMinor: 4000,
  leastMinor: 5000,
  turnover: 8,
  joinDays: 14,
  budgetMinor: 10_000_000,
  ...more,
});

const reward: PromotionMechanic = {
  kind: 'signUpReward',
  amountMinor: 500,
  turnover: 5,
  joinDays: 30,
  budgetMinor: 1_000_000,
};

/** The first two live tables of the catalogue. */
const freeGames = catalogue
  .filter(({ gameType }) => gameType === 'LIVE')
  .slice(0, 2)
  .map(({ gameCode }) => gameCode);

const vendorsOf = (type: 'LIVE' | 'RNG'): string[] => [
  ...new Set(catalogue.filter(({ gameType }) => gameType === type).map(({ vendor }) => vendor)),
];

const liveVendors = vendorsOf('LIVE');
const slotVendors = vendorsOf('RNG');

const free = (more: object = {}): PromotionMechanic => ({
  kind: 'freeStake',
  amountMinor: 300,
  games: freeGames,
  winMostMinor: 2000,
  turnover: 2,
  joinDays: 14,
  budgetMinor: 1_000_000,
  ...more,
});

const YEAR_AGO = '2020-01-01T00:00:00Z';
const IN_YEARS = '2099-01-01T00:00:00Z';

/** A brand with promotions of each kind and for each reason to be closed. */
const alpha = buildMerchant(
  'alpha',
  // A deposit of 100.00 credits 98.40, half of which is more than the most.
  {
    timeZone: quietZone(),
    payments: { channels: [cardChannel], openDepositsMax: 20 },
    categories: [
      { type: 'LIVE', vendors: liveVendors },
      { type: 'RNG', vendors: slotVendors },
    ],
    lottery: {
      missions: [{ id: 'five', metric: 'tickets', window: 'day', target: 5, bonusMinor: 300 }],
    },
  },
  {
    promotions: [
      promotion('welcome', match()),
      promotion('second', match({ nth: 2, mostMinor: 10_000 })),
      promotion('reward', reward),
      promotion('few', match({ budgetMinor: 12_000 })),
      promotion('flat', match({ limits: { perAddress: 2 } })),
      promotion('daily', {
        kind: 'dailyMatch',
        percent: 10,
        mostMinor: 700,
        leastMinor: 5000,
        turnover: 2,
        budgetMinor: 10_000_000,
      }),
      promotion('free', free()),
      promotion('second-free', free({ trigger: { kind: 'deposit', nth: 2, leastMinor: 5000 } })),
      promotion('next-free', free({ trigger: { kind: 'deposit', leastMinor: 5000 } })),
      promotion('slots-free', free({ games: undefined, categories: ['RNG'] })),
      promotion('north', match(), { audience: { countries: ['SE', 'FI'] } }),
      promotion('home', match({ limits: { perHousehold: 2 } })),
      promotion('affiliates', match(), { audience: { affiliatesOnly: true } }),
      promotion('over', match(), { endsAt: YEAR_AGO }),
      promotion('later', match(), { startsAt: IN_YEARS }),
      promotion('rebate', { kind: 'dailyRebate' }),
    ],
  },
);

/** A platform with that brand, and hands to take part. */
export const startPromotionFixture = async () => {
  // What the job ends at that moment is left to it by a test's own look.
  const platform = await startTestPlatform([alpha, buildMerchant('beta')], { jobs: false });
  const merchant = await openMerchant(platform.database, alpha);
  let people = 0;

  const newMember = async (type = 0, profile: Record<string, string> = {}) => {
    people += 1;
    const username = `guest${people}`;
    return { ...(await openMember(platform, 'alpha', { username, type, profile })), username };
  };

  const join = (member: OpenedMember, id: string, ip?: string) =>
    platform.call({ ...member, ...(ip !== undefined && { ip }) }, joinPromotion, { id });

  const claim = (member: OpenedMember, id: string) => platform.call(member, claimPromotion, { id });

  const standing = async (member: OpenedMember, id: string) => {
    const answer = await platform.call(member, promotionStandings);
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.find((each) => each.id === id);
  };

  const status = async (member: OpenedMember, id: string) => {
    const { status: now, reason } = (await standing(member, id)) ?? {};
    return reason ? `${now}: ${reason}` : now;
  };

  const payIn = async (member: OpenedMember, amountMinor = 10_000) => {
    const started = await startDeposit(platform, member, { amountMinor });
    await press(platform, started, 'settle');
    return started;
  };

  const refund = (started: Awaited<ReturnType<typeof payIn>>, amountMinor = 10_000) =>
    sendCallback(platform, {
      reference: started.reference,
      providerRef: started.payUrl?.split('.')[1],
      status: 'refunded',
      amountMinor,
      currency: 'USD',
    });

  const bonuses = async (member: OpenedMember) => {
    const answer = await platform.call(member, bonusDetails, {});
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    return answer.value.list.map(({ amountMinor, requiredMinor, status: now, title }) => [
      title,
      amountMinor,
      requiredMinor,
      now,
    ]);
  };

  const committed = async (id: string) => {
    const { rows } = await sql<{ minor: number; entries: number }>`
      select committed_minor as minor, (select coalesce(sum(reserved_minor), 0)::bigint
          from (select merchant_id, promotion_id, reserved_minor from promotion_entry
            union all select merchant_id, promotion_id, reserved_minor from promotion_day) e
          where e.promotion_id = ${id} and e.merchant_id = s.merchant_id) as entries
        from promotion_state s where promotion_id = ${id} and merchant_id = ${merchant.id}`.execute(
      platform.database,
    );
    return rows[0];
  };

  /** Moves the date of everything that these members still have open into the past. */
  const makeLate = (...members: OpenedMember[]) =>
    sql`update promotion_entry set due_at = now() - interval '1 s' where ended_at is null
      and member_id = any(${members.map(({ memberId }) => memberId)})`.execute(platform.database);

  /** Moves these members' parts and deposits a day back. */
  const sleep = async (...members: OpenedMember[]) => {
    const ids = members.map(({ memberId }) => memberId);
    await sql`update promotion_entry set joined_at = joined_at - interval '1 day',
      due_at = due_at - interval '1 day' where member_id = any(${ids})`.execute(platform.database);
    await sql`update deposit set ended_at = ended_at - interval '1 day'
      where ended_at is not null and member_id = any(${ids})`.execute(platform.database);
  };

  const hands = { newMember, join, claim, standing, status, payIn, refund };
  return { platform, merchant, ...hands, bonuses, committed, makeLate, sleep };
};

export type PromotionFixture = Awaited<ReturnType<typeof startPromotionFixture>>;
