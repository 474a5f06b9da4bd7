import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';

/** The scopes that have a limit, from the widest to the narrowest. */
const SCOPES = ['brand', 'vendor', 'game'] as const;

/** A loss of this part of a game's limit is asked about before it is paid. */
const QUICK_PART = 100;

/** Smaller losses are paid at once and counted within seconds; minor units. */
export const quickLossMinor = ({ config }: Pick<Merchant, 'config'>): number =>
  Math.floor(config.exposure.gameMinor / QUICK_PART);

/** What a bet would cost the house. */
export interface Loss {
  vendorCode: string;
  /** Null for bets without a game of the catalogue. */
  nodeId: number | null;
  /** What is paid beyond the stake, in minor units of the brand's currency. */
  lossMinor: number;
}

/**
 * Refuses a payout by which the house would lose more on a game, at a vendor or at a brand than the
 * brand's settings allow within their hours. Large payouts of one brand come one after the other.
 *
 * @throws {AlarmingRefusal} `exposure_exceeded`
 */
export const refuseExposure = async (
  tx: OpenTransaction,
  merchant: Merchant,
  loss: Loss,
): Promise<void> => {
  if (loss.lossMinor <= quickLossMinor(merchant)) return;
  // Of two large payouts the second counts the first.
  await sql`select from play_rule where merchant_id = ${merchant.id} for update`.execute(tx);
  const lost = await readLost(tx, merchant, loss);
  const { exposure } = merchant.config;
  const limits = {
    brand: exposure.brandMinor,
    vendor: exposure.vendorMinor,
    game: exposure.gameMinor,
  };
  for (const scope of SCOPES) {
    const lostMinor = lost[scope] + loss.lossMinor;
    if (lostMinor <= limits[scope]) continue;
    const { vendorCode, nodeId, lossMinor } = loss;
    throw new AlarmingRefusal('exposure_exceeded', {
      merchantId: merchant.id,
      kind: 'exposure',
      subject: subjectOf(scope, vendorCode, nodeId ?? 0),
      facts: { scope, vendorCode, nodeId, lossMinor, lostMinor, limitMinor: limits[scope] },
    });
  }
};

/** What an alarm of exposure is about: the widest thing that is meant. */
export const subjectOf = (scope: string, vendorCode: string, nodeId: number): string =>
  scope === 'brand' ? scope : scope === 'vendor' ? vendorCode : `${vendorCode}/${nodeId}`;

/** Counted hours, and the bets that came after the last count. */
const readLost = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  { vendorCode, nodeId }: Loss,
): Promise<Record<(typeof SCOPES)[number], number>> => {
  const game = nodeId ?? 0;
  const { rows } = await sql<Record<(typeof SCOPES)[number], string>>`
    with lost as (
      select vendor_code, node_id, lost_minor from house_result
        where merchant_id = ${id}
          and hour > now() - make_interval(hours => ${config.exposure.windowHours})
      union all
      select vendor_code, coalesce(node_id, 0), payout_minor - kept_payout_minor - stake_minor
        from bet where merchant_id = ${id} and status = 'settled' and currency = ${config.currency}
          and settled_at > (select followed_until from bet_watermark where follower = 'exposure'))
    select coalesce(sum(lost_minor), 0) as brand,
        coalesce(sum(lost_minor) filter (where vendor_code = ${vendorCode}), 0) as vendor,
        coalesce(sum(lost_minor)
          filter (where vendor_code = ${vendorCode} and node_id = ${game}), 0) as game
      from lost`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a sum has one row');
  return { brand: Number(row.brand), vendor: Number(row.vendor), game: Number(row.game) };
};

/**
 * Refuses new bets where the house has lost as much as it may.
 *
 * @throws {Refusal} `game_maintenance`: to the player it is a game that takes no bets at the moment
 */
export const refuseStopped = async (
  tx: OpenTransaction,
  merchantId: number,
  { vendorCode, nodeId }: { vendorCode: string; nodeId: number },
): Promise<void> => {
  const stopped = await tx
    .selectFrom('exposureStop')
    .select('since')
    .where('merchantId', '=', merchantId)
    .where('vendorCode', 'in', ['', vendorCode])
    .where('nodeId', 'in', [0, nodeId])
    .limit(1)
    .executeTakeFirst();
  if (stopped) throw new Refusal('game_maintenance');
};
