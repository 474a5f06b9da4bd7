import type { RewardState } from '#api/rewards.ts';
import { readText } from '#domain/read-text.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { countRows } from '../bonuses/count-rows.ts';
import type { RewardSource } from '../bonuses/reward-source.ts';

interface Prize {
  raceId: number;
  promotionId: string;
  title: Record<string, string>;
  currency: string;
  turnover: number;
  amountMinor: number;
  state: 'CLAIMABLE' | 'PAID' | 'EXPIRED';
  claimUntil: Date | null;
}

const states = {
  CLAIMABLE: 'claimable',
  PAID: 'received',
  EXPIRED: 'ended',
} as const satisfies Record<Prize['state'], RewardState>;

/** Days for which a prize is told. */
const TOLD_DAYS = 90;

/** Whether the race `r` was decided lately enough. */
const isTold = sql<boolean>`r.decided_at > now() - make_interval(days => ${TOLD_DAYS})`;

const readPrizes = async (
  database: Database | OpenTransaction,
  merchantId: number,
  memberId: number,
  raceId?: number,
): Promise<Prize[]> => {
  const { rows } = await sql<Prize>`
    select p.race_id, r.promotion_id, r.title, r.currency, r.turnover, p.amount_minor, p.state,
        p.claim_until
      from race_prize p
      join race r on r.merchant_id = p.merchant_id and r.id = p.race_id
      where p.merchant_id = ${merchantId} and p.member_id = ${memberId}
        and (${raceId ?? null}::bigint is null or p.race_id = ${raceId ?? null})
        and ${isTold}
      order by r.decided_at desc`.execute(database);
  return rows;
};

/** Prizes of races: cash that was paid, and bonuses to claim. */
export const raceRewards: RewardSource = {
  kind: 'race',
  list: async (database, merchant, { memberId, language }) => {
    const prizes = await readPrizes(database, merchant.id, memberId);
    return prizes.map(
      ({ raceId, promotionId, title, currency, amountMinor, state, claimUntil }) => ({
        kind: 'race' as const,
        id: String(raceId),
        title: readText(title, language, merchant.config.languages.fallback),
        state: states[state],
        amountMinor,
        currency,
        progress: null,
        endsAt: state === 'CLAIMABLE' ? (claimUntil?.toISOString() ?? null) : null,
        path: `/promotions#${promotionId}`,
      }),
    );
  },
  count: (database, { id }, { memberId }) =>
    countRows(
      database,
      sql`select from race_prize p join race r on r.merchant_id = p.merchant_id and r.id = p.race_id
        where p.merchant_id = ${id} and p.member_id = ${memberId} and p.state = 'CLAIMABLE'
          and ${isTold}`,
    ),
  claim: (tx, merchant, memberId, id) => {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw new Refusal('promotion_unknown');
    return claimPrize(tx, merchant, memberId, Number(id));
  },
};

/**
 * Grants the prize that a member won in a race, as a bonus; one that was given before is answered again. The member must be
 * locked.
 *
 * @returns the prize in minor units
 * @throws {Refusal} `promotion_unknown`; `promotion_not_earned` when its time is over
 */
export const claimPrize = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  raceId: number,
): Promise<number> => {
  const [prize] = await readPrizes(tx, merchant.id, memberId, raceId);
  if (!prize) throw new Refusal('promotion_unknown');
  const { amountMinor, state, title, turnover } = prize;
  if (state === 'PAID') return amountMinor;
  const taken = await tx
    .updateTable('racePrize')
    .set({ state: 'PAID', endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('raceId', '=', raceId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'CLAIMABLE')
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refusal('promotion_not_earned');
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `race ${raceId} ${memberId}`,
    title,
    turnover,
  });
  if (!granted.ok) throw new Error(`the prize of race ${raceId}: ${granted.code}`);
  await tx
    .updateTable('racePrize')
    .set({ bonusId: granted.id })
    .where('merchantId', '=', merchant.id)
    .where('raceId', '=', raceId)
    .where('memberId', '=', memberId)
    .execute();
  return amountMinor;
};
