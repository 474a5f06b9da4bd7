import { claimPromotion, type PromotionStanding } from '#api/promotions.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { type Asked, askShortly } from '../../base/ledger/short-way.ts';
import { notifyMember } from '../../people/inbox/notify-member.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { boundFrom, grantFreeStake } from '../bonuses/grant-free-stake.ts';
import { claimantOf } from '../bonuses/reward-source.ts';
import { claimContest } from './claim-contest.ts';
import { claimRaffleOf } from '../raffles/claim-prizes.ts';
import { claimEnvelopeOf } from '../red-envelopes/envelope-standings.ts';
import { claimableMinor, standingOfEntry } from './promotion-standing.ts';
import { readEntry } from './read-entry.ts';

/** Claims what a promotion has brought. */
export const claimPromotionHandler = handle(claimPromotion, async ({ id }, context) => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  return (
    ((await askShortly(
      database,
      askForEntry(merchant, memberId, id),
    )) as PromotionStanding | null) ??
    database.transaction().execute(async (tx) => {
      await lockMember(tx, merchant.id, memberId);
      return (
        (await claimEnvelopeOf(tx, claimantOf(context), id)) ??
        (await claimContest(tx, claimantOf(context), id)) ??
        (await claimRaffleOf(tx, claimantOf(context), id)) ??
        claimEntry(tx, merchant, memberId, id)
      );
    })
  );
});

/** What is asked of the database in the usual case; its answer is a `PromotionStanding`: the test of both ways compares them. */
export const askForEntry = (merchant: Merchant, member: number, promotion: string): Asked => {
  const { currency, withdrawals } = merchant.config;
  const given = {
    promotion,
    times: withdrawals.turnover.bonusTimes,
    days: withdrawals.bonusDays,
    currency,
  };
  return { merchantId: merchant.id, member, scope: claimPromotion.name, given };
};

/**
 * Grants the bonus that a promotion has brought; a second time grants nothing. What was earned stays the
 * member's own through a break from play. The member must be locked.
 *
 * @throws {Refusal} `promotion_unknown`, `promotion_not_earned`, `free_stake_unplayable`
 */
export const claimEntry = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  id: string,
): Promise<PromotionStanding> => {
  const entry = await readEntry(tx, merchant.id, id, memberId);
  if (!entry) throw new Refusal('promotion_unknown');
  const now = new Date();
  const facts = { protection: await readFacts(tx, merchant, memberId) };
  if (entry.state === 'CLAIMED') return standingOfEntry(entry, facts, merchant, now);
  const amountMinor = claimableMinor(entry, facts, now);
  if (amountMinor === null) throw new Refusal('promotion_not_earned');
  const grant = {
    memberId,
    amountMinor,
    // A daily match is claimed once for each day's deposit.
    key: `promotion ${id} ${memberId}${entry.kind === 'dailyMatch' ? ` ${entry.depositId}` : ''}`,
    title: entry.title,
    turnover: entry.terms.turnover,
  };
  const { terms } = entry;
  const granted =
    terms.kind === 'freeStake'
      ? await grantFreeStake(tx, merchant, {
          ...grant,
          ...boundFrom(terms),
        })
      : await grantBonus(tx, merchant, grant);
  // It stays theirs: a game may come back.
  if (!granted.ok && granted.code === 'games_unknown') throw new Refusal('free_stake_unplayable');
  if (!granted.ok) throw new Error(`promotion ${id} of member ${memberId}: ${granted.code}`);
  const claimed = await tx
    .updateTable('promotionEntry')
    .set({ state: 'CLAIMED', bonusId: granted.id, endedAt: now })
    .where('merchantId', '=', merchant.id)
    .where('promotionId', '=', id)
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellClaimed(tx, merchant, entry, amountMinor);
  return standingOfEntry(claimed, facts, merchant, now);
};

/** Writes into the inbox what was claimed. */
const tellClaimed = (
  tx: OpenTransaction,
  { id: merchantId, config }: Merchant,
  {
    promotionId,
    memberId,
    title,
  }: { promotionId: string; memberId: number; title: Record<string, string> },
  amountMinor: number,
): Promise<void> =>
  notifyMember(tx, {
    merchantId,
    memberId,
    kind: 'promotion',
    template: 'promotionClaimed',
    values: {
      promotion: { texts: title },
      amount: { minor: amountMinor, currency: config.currency },
    },
    path: `/promotions#${promotionId}`,
    key: `promotion:${promotionId}`,
  });
