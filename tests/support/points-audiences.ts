import { vi } from 'vitest';
import type {
  PointsMultiplier,
  Promotion,
  PromotionAudience,
} from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import { syncPointsRules } from '#platform/money/points/sync-points-rules.ts';
import { fillCountryOf } from '#platform/people/access/fill-countries.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import type { OpenedMember } from './members.ts';
import { multiplier, pointsMerchant, startPointsFixture } from './points.ts';
import { rank } from './ranks.ts';

/** A brand with a ladder that nobody climbs by bets, and with multipliers for some members by their ids. */
export const audienceMerchant = (
  code: string,
  multipliers: Record<string, [PromotionAudience, Partial<PointsMultiplier>?]>,
) =>
  pointsMerchant(
    code,
    Object.fromEntries(
      Object.entries(multipliers).map(
        ([id, [audience, change]]): [string, [PointsMultiplier, Partial<Promotion>]] => [
          id,
          [multiplier(change), { audience }],
        ],
      ),
    ),
    { ranks: { enabled: true, steps: [rank('bronze', 0), rank('gold', 1_000_000_000)] } },
  );

/** A platform whose multipliers are for some members, and hands to change who they are. */
export const startAudienceFixture = async (brand: ReturnType<typeof audienceMerchant>) => {
  const points = await startPointsFixture([brand]);
  const { database, merchant } = points;

  const setRank = async ({ merchantId, memberId }: OpenedMember, id: string): Promise<void> => {
    await sql`select set_rank(${merchantId}, ${memberId}, ${id}, '2999-01-01')`.execute(database);
  };

  /** Waits until the country is known: the next look would pass over one that a job fills at that moment. */
  const setCountry = async (
    { merchantId, memberId }: OpenedMember,
    country: string,
  ): Promise<void> => {
    await sql`update member set profile = profile || jsonb_build_object('nationality', ${country}::text)
      where merchant_id = ${merchantId} and id = ${memberId}`.execute(database);
    const isKnown = async (): Promise<boolean> => {
      await fillCountryOf(database, merchantId, memberId);
      const { rows } = await sql`select from member_country
        where merchant_id = ${merchantId} and member_id = ${memberId} and due`.execute(database);
      return rows.length === 0;
    };
    await vi.waitUntil(isKnown, { interval: 5, timeout: 60_000 });
  };

  /** An import that says of a promotion for whom it is now. */
  const setAudience = (promotionId: string, audience: PromotionAudience | null) =>
    database.transaction().execute(async (tx) => {
      const value = audience && JSON.stringify(audience);
      await sql`update promotion set audience = ${value}::jsonb
        where merchant_id = ${merchant.id} and id = ${promotionId}`.execute(tx);
      await syncPointsRules(tx, merchant);
    });

  const takeBack = async ({ memberId }: OpenedMember, transactionId: string): Promise<void> => {
    const name = { memberId, vendorCode: 'TESTER', transactionId };
    const outcome = await voidBet(database, merchant, name);
    if (!outcome.ok) throw new Error(outcome.code);
  };

  /** What a promotion gave a member, in millionths of a hundredth: what its bets ask for, and what was given of it. */
  const shareOf = async (promotionId: string, { memberId }: OpenedMember) => {
    const { rows } = await sql<{ wanted: string; given: string }>`
      select wanted_micro::text as wanted, given_micro::text as given from points_share
        where merchant_id = ${merchant.id} and promotion_id = ${promotionId}
          and member_id = ${memberId}`.execute(database);
    const [{ wanted, given } = { wanted: '0', given: '0' }] = rows;
    return { wanted: BigInt(wanted), given: BigInt(given) };
  };

  /** How many times it was written down for a member whether a promotion is for them. */
  const countChanges = async ({ memberId }: OpenedMember): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from points_audience
        where merchant_id = ${merchant.id} and member_id = ${memberId}`.execute(database);
    return rows[0]?.count ?? 0;
  };

  return { ...points, setRank, setCountry, setAudience, takeBack, shareOf, countChanges };
};

export type AudienceFixture = Awaited<ReturnType<typeof startAudienceFixture>>;
