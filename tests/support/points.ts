import type { Promotion, PointsMultiplier } from '#generated/merchant-content.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { readPoints } from '#platform/money/points/read-points.ts';
import { pointsFollower } from '#platform/play/points/follow-points.ts';
import { followUntilNow } from './follow-until-now.ts';
import { openMember, type OpenedMember } from './members.ts';
import { buildMerchant } from './merchant.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform } from './platform.ts';
import { promotionOf } from './promotion-of.ts';

const everyHour = Array.from({ length: 24 }, (_, hour) => hour);

/** Twice the points of slots at every hour. */
export const multiplier = (change: Partial<PointsMultiplier> = {}): PointsMultiplier => ({
  kind: 'pointsMultiplier',
  times: 2,
  categories: ['RNG'],
  hours: everyHour,
  mostPoints: 1_000_000,
  budgetPoints: 1_000_000,
  ...change,
});

/** A brand with points: 1.00 of valid bets on slots for one point, half of it on live casino. */
export const pointsMerchant = (
  code: string,
  multipliers: Record<string, [PointsMultiplier, Partial<Promotion>?]> = {},
  config: Parameters<typeof buildMerchant>[1] = {},
) =>
  buildMerchant(
    code,
    { points: { enabled: true, perAmount: 1, conversion: { into: ['cash', 'bonus'] } }, ...config },
    {
      promotions: Object.entries(multipliers).map(([id, [mechanic, more]]) =>
        promotionOf(id, mechanic, more),
      ),
    },
  );

/** A platform with some brands, and hands to let their bets earn points. */
export const startPointsFixture = async (
  brands: ReturnType<typeof buildMerchant>[],
  options: Parameters<typeof startTestPlatform>[1] = {},
) => {
  // The job would count bets before a test has changed what decides about them.
  const platform = await startTestPlatform(brands, { jobs: false, ...options });
  const { database } = platform;
  const merchants = await Promise.all(brands.map((brand) => openMerchant(database, brand)));
  const [merchant] = merchants;
  if (!merchant) throw new Error('a fixture has a brand');
  let people = 0;
  const failures: unknown[] = [];

  /** Counts every bet that has ended by now. */
  const follow = async (): Promise<void> => {
    const log = { error: (facts: unknown) => void failures.push(facts) };
    await followUntilNow({ database, log }, [pointsFollower]);
  };

  const newMember = (
    more: Partial<Parameters<typeof openMember>[2]> = {},
    { code }: Merchant = merchant,
  ): Promise<OpenedMember> => {
    people += 1;
    return openMember(platform, code, {
      username: `player${people}`,
      cashMinor: 100_000_000,
      ...more,
    });
  };

  /** Hundredths of a point. */
  const points = ({ merchantId, memberId }: OpenedMember) =>
    readPoints(database, merchantId, memberId);

  /** What the promotions have given, in hundredths of a point. */
  const given = async (promotionId: string): Promise<number> => {
    const { rows } = await sql<{ points: number }>`
      select trunc(given_micro / 1000000)::bigint as points from points_promotion
        where merchant_id = ${merchant.id} and promotion_id = ${promotionId}`.execute(database);
    return rows[0]?.points ?? 0;
  };

  return { platform, database, merchant, merchants, failures, follow, newMember, points, given };
};

export type PointsFixture = Awaited<ReturnType<typeof startPointsFixture>>;
