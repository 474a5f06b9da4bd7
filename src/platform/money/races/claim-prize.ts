import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { moveMoney } from '../../base/ledger/move-money.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { takePlace } from '../limits/take-place.ts';
import { readPrizes } from './read-prizes.ts';

/**
 * Gives the prize that a member won in a race: a bonus, or cash where the race has limits and so paid nothing by itself.
 * One that was given before is answered again. The member must be locked.
 *
 * @returns the prize in minor units
 * @throws {Refusal} `promotion_unknown`; `promotion_not_earned` when its time is over; as `takePlace`
 */
export const claimPrize = async (
  tx: OpenTransaction,
  claimant: Claimant,
  raceId: number,
): Promise<number> => {
  const { merchant, memberId } = claimant;
  const [prize] = await readPrizes(tx, merchant.id, memberId, raceId);
  if (!prize) throw new Refusal('promotion_unknown');
  const { amountMinor, state, title, turnover, promotionId, limits } = prize;
  if (state === 'PAID') return amountMinor;
  if (state === 'CLAIMABLE') await takePlace(tx, claimant, { promotionId, limits });
  const taken = await tx
    .updateTable('racePrize')
    .set({ state: 'PAID', endedAt: new Date() })
    .where('merchantId', '=', merchant.id)
    .where('raceId', '=', raceId)
    .where('memberId', '=', memberId)
    .where('state', '=', 'CLAIMABLE')
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows === 0n) throw new Refusal('promotion_not_earned');
  if (turnover === 0) {
    await payCash(tx, claimant, { ...prize, raceId });
    return amountMinor;
  }
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `race ${raceId} ${memberId}`,
    title,
    turnover,
  });
  if (!granted.ok) throw new Error(`the prize of race ${raceId}: ${granted.code}`);
  await sql`update race_prize set bonus_id = ${granted.id}
    where merchant_id = ${merchant.id} and race_id = ${raceId} and member_id = ${memberId}`.execute(
    tx,
  );
  return amountMinor;
};

/** As decide_race pays it: the same key for each place. */
const payCash = async (
  tx: OpenTransaction,
  { merchant, memberId }: Claimant,
  prize: { raceId: number; rank: number; currency: string; amountMinor: number },
): Promise<void> => {
  const { raceId, rank, currency, amountMinor } = prize;
  const house = await openHouseAccount(tx, merchant.id, 'house', currency);
  const { cash } = await readBalances(tx, merchant.id, memberId, currency);
  await moveMoney(tx, {
    merchantId: merchant.id,
    scope: 'race',
    key: `${raceId}:${rank}`,
    kind: 'bonus_race',
    lines: [
      { accountId: house, amountMinor: -amountMinor },
      { accountId: cash.accountId, amountMinor },
    ],
  });
};
