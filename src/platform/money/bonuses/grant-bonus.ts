import { timesUpMinor } from '#domain/share.ts';
import type { GameType } from '#generated/merchant-config.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { sql } from '../../base/database/sql.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';

/** Money to play with, for one member. */
export interface BonusGrant {
  memberId: number;
  amountMinor: number;
  /** Unique within the merchant: the same key grants once. */
  key: string;
  /** Language → text. */
  title: Record<string, string>;
  /** How many times it is staked, 0: it is cash at once; left out: as the merchant's file says of bonuses. */
  turnover?: number;
  /** Left out: it is staked on every game, and all of it becomes cash. */
  bound?: { nodeIds?: number[]; gameTypes?: GameType[]; mostMinor: number };
}

/** What was granted; a replay finds what the key granted before. */
export type GrantOutcome =
  | { ok: true; id: number; status: string; replay: boolean }
  | { ok: false; code: 'member_unknown' | 'trial_account' | 'grant_changed' };

/**
 * Grants a bonus: it is active at once, or waits while another one is played through. Where nothing of it has to be staked, it
 * is cash at once.
 */
export const grantBonus = async (
  tx: OpenTransaction,
  merchant: Merchant,
  grant: BonusGrant,
): Promise<GrantOutcome> => {
  const { memberId, amountMinor, key } = grant;
  const member = await lockMember(tx, merchant.id, memberId);
  if (!member) return { ok: false, code: 'member_unknown' };
  if (isTrial(member.type)) return { ok: false, code: 'trial_account' };
  const [made] = await insertBonuses(tx, merchant, [grant]);
  if (made) await activateWaiting(tx, merchant, [memberId]);
  const { id, status, ...found } = await readGrant(tx, merchant.id, key);
  if (found.memberId !== memberId || found.amountMinor !== amountMinor)
    return { ok: false, code: 'grant_changed' };
  return { ok: true, id, status, replay: !made };
};

/**
 * Grants new bonuses to members who are locked and play for money, each once in the list, in as many statements as one
 * takes.
 *
 * @returns the ids of the bonuses, by the members'
 * @throws when a key has been used before
 */
export const grantNewBonuses = async (
  tx: OpenTransaction,
  merchant: Merchant,
  grants: readonly BonusGrant[],
): Promise<Map<number, number>> => {
  const made = await insertBonuses(tx, merchant, grants);
  if (made.length !== grants.length)
    throw new Error(
      `of ${grants.length} bonuses ${grants.length - made.length} were granted before`,
    );
  const ids = new Map(made.map(({ id, memberId }) => [memberId, id]));
  await activateWaiting(tx, merchant, [...ids.keys()]);
  return ids;
};

/** Writes those whose keys are new; they wait. */
const insertBonuses = (
  tx: OpenTransaction,
  { id: merchantId, config: { currency, withdrawals } }: Merchant,
  grants: readonly BonusGrant[],
): Promise<{ id: number; memberId: number }[]> =>
  tx
    .insertInto('bonus')
    .values(
      grants.map(({ memberId, amountMinor, key, title, bound, turnover }) => ({
        merchantId,
        memberId,
        grantKey: key,
        title: JSON.stringify(title),
        currency,
        amountMinor,
        status: 'WAITING',
        requiredMinor: timesUpMinor(amountMinor, turnover ?? withdrawals.turnover.bonusTimes),
        ...bound,
      })),
    )
    .onConflict((conflict) => conflict.columns(['merchantId', 'grantKey']).doNothing())
    .returning(['id', 'memberId'])
    .execute();

const readGrant = (tx: OpenTransaction, merchantId: number, key: string) =>
  tx
    .selectFrom('bonus')
    .select(['id', 'memberId', 'amountMinor', 'status'])
    .where('merchantId', '=', merchantId)
    .where('grantKey', '=', key)
    .executeTakeFirstOrThrow();

/**
 * Gives each of some members the bonuses that wait: as cash where nothing has to be staked, else the oldest, unless they play
 * one through. They must be locked.
 */
export const activateWaiting = async (
  tx: OpenTransaction,
  { id, config }: Merchant,
  memberIds: readonly number[],
): Promise<void> => {
  await callLedger(
    tx,
    sql`select count(activate_next_bonus(${id}, m.id, ${config.withdrawals.bonusDays}))
      from unnest(${memberIds}::bigint[]) as m (id)`,
  );
};
