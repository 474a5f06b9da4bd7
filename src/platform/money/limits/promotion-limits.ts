import type { PromotionLimits } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { countedAddress } from '../../base/http/network.ts';
import { readHousehold } from '../../people/access/households.ts';
import type { Claimant } from '../bonuses/reward-source.ts';

/** From where somebody takes part in a promotion, as its limits count it. */
export interface Place {
  /** The first device of the browser, whoever's it was; null: not known. */
  browser: number | null;
  address: string;
  household: Buffer | null;
}

/** From where a member takes part. The member must be locked. */
export const readPlace = async (
  tx: OpenTransaction,
  { merchant, memberId, ip, deviceId }: Claimant,
): Promise<Place> => {
  const device = await tx
    .selectFrom('device')
    .select(sql<number>`coalesce(browser, id)`.as('browser'))
    .where('merchantId', '=', merchant.id)
    .where('id', '=', deviceId)
    .executeTakeFirst();
  return {
    browser: device?.browser ?? null,
    address: countedAddress(ip),
    household: await readHousehold(tx, merchant.id, memberId),
  };
};

/** Which members of a promotion are counted. */
export interface Counted {
  merchantId: number;
  promotionId: string;
  /** Who asks, and does not count. */
  memberId: number;
  limits: PromotionLimits | null | undefined;
  /** Those who joined, or those who claimed of what nobody joins. */
  from: 'promotionEntry' | 'promotionPlace';
  /** Only those who joined since then; left out: all. */
  since?: ReturnType<typeof sql<Date>>;
}

/**
 * Refuses when as many other members as are allowed take part from this browser, address or household. To be asked
 * while the row of the promotion's state is locked, so that the limits hold under any number of requests at once.
 *
 * @throws {Refusal} `promotion_limit`, `promotion_address`
 */
export const refuseFull = async (
  tx: OpenTransaction,
  { merchantId, promotionId, memberId, limits, from, since }: Counted,
  { browser, address, household }: Place,
): Promise<void> => {
  const { perDevice = Infinity, perAddress = Infinity, perHousehold = Infinity } = limits ?? {};
  // Else whoever leaves the address out would be without a limit.
  if (perHousehold < Infinity && household === null) throw new Refusal('promotion_address');
  const { browsers, addresses, households } = await tx
    .selectFrom(from)
    .select(sql<number>`count(*) filter (where browser = ${browser})`.as('browsers'))
    .select(sql<number>`count(*) filter (where address = ${address})`.as('addresses'))
    .select(sql<number>`count(*) filter (where household = ${household})`.as('households'))
    .where('merchantId', '=', merchantId)
    .where('promotionId', '=', promotionId)
    .where('memberId', '<>', memberId)
    .$if(since !== undefined, (query) => query.where(sql<boolean>`joined_at >= ${since}`))
    .executeTakeFirstOrThrow();
  if (browsers >= perDevice || addresses >= perAddress || households >= perHousehold)
    throw new Refusal('promotion_limit');
};
