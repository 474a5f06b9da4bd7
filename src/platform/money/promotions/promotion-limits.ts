import type { PromotionLimits } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import {
  type Context,
  type Merchant,
  Refusal,
  type Session,
} from '../../base/endpoints/handler.ts';
import { countedAddress } from '../../base/http/network.ts';
import { readHousehold } from '../../people/access/households.ts';
import { beginOfToday } from './daily-match.ts';

/** From where somebody takes part in a promotion, as its limits count it. */
export interface Place {
  deviceId: number | null;
  address: string;
  household: Buffer | null;
}

/** From where a member takes part. The member must be locked. */
export const readPlace = async (
  tx: OpenTransaction,
  { merchant, session, ip }: Pick<Context, 'merchant' | 'ip'> & { session: Session },
): Promise<Place> => ({
  deviceId: session.deviceId,
  address: countedAddress(ip),
  household: await readHousehold(tx, merchant.id, session.memberId),
});

/**
 * Refuses when as many members as are allowed take part from this browser, address or household. To be asked
 * while the row of the promotion's state is locked, so that the limits hold under any number of requests at once.
 *
 * @throws {Refusal} `promotion_limit`, `promotion_address`
 */
export const refuseFull = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { id, terms }: { id: string; terms: { kind: string; limits?: PromotionLimits } },
  { deviceId, address, household }: Place,
): Promise<void> => {
  const {
    perDevice = Infinity,
    perAddress = Infinity,
    perHousehold = Infinity,
  } = terms.limits ?? {};
  // Else whoever leaves the address out would be without a limit.
  if (perHousehold < Infinity && household === null) throw new Refusal('promotion_address');
  const { devices, addresses, households } = await tx
    .selectFrom('promotionEntry')
    .select(sql<number>`count(*) filter (where device_id = ${deviceId})`.as('devices'))
    .select(sql<number>`count(*) filter (where address = ${address})`.as('addresses'))
    .select(sql<number>`count(*) filter (where household = ${household})`.as('households'))
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .$if(terms.kind === 'dailyMatch', (query) =>
      query.where('joinedAt', '>=', beginOfToday(merchant)),
    )
    .executeTakeFirstOrThrow();
  if (devices >= perDevice || addresses >= perAddress || households >= perHousehold)
    throw new Refusal('promotion_limit');
};
