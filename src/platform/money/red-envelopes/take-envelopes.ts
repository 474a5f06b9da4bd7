import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { toTransferError } from '../../base/ledger/transfer-error.ts';
import { filterMeant } from '../../people/access/audience.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { findAgeRefusal, findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFactsOfAll } from '../../people/protection/read-facts.ts';
import { grantNewBonuses } from '../bonuses/grant-bonus.ts';
import type { Claimant } from '../bonuses/reward-source.ts';
import { leavePlaces, takePlace } from '../limits/take-place.ts';
import {
  envelopeOf,
  judgeBySeen,
  readSeenRound,
  type SeenRound,
  type Taken,
} from './seen-round.ts';

/**
 * Gives each of some members one envelope of a round, as cash or as a bonus; who was given one before is told of it
 * again.
 *
 * @param wait whether to wait for members whose rows somebody else holds; else they are answered `again`
 * @returns an answer for each. Refusals: `envelope_unknown`, `envelope_early`, `envelope_closed`, `envelope_gone`;
 *   `account_frozen`; `forbidden` for play accounts; `self_excluded`, `cooling_off`, `age_unverified`;
 *   `promotion_closed` when it is meant for others; as `takePlace`
 * @throws {Refusal} `amount_too_large` when the books cannot hold it
 */
export const takeEnvelopes = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { roundId, claimants, wait }: { roundId: number; claimants: readonly Claimant[]; wait: boolean },
): Promise<Map<number, Taken>> => {
  const memberIds = claimants.map(({ memberId }) => memberId);
  const members = await holdMembers(tx, merchant.id, memberIds, wait);
  const held = members.map(({ id }) => id);
  const round = await readSeenRound(tx, merchant.id, roundId, held);
  const taken = judgeBySeen(round, held);
  for (const id of memberIds) if (!held.includes(id)) taken.set(id, 'again');
  for (const { id, status } of members)
    if (status !== 'active' && !taken.has(id)) taken.set(id, new Refusal('account_frozen'));
  const undecided = held.filter((id) => !taken.has(id));
  if (!round || undecided.length === 0) return taken;

  const refused = await findMemberRefusals(tx, merchant, round, undecided);
  for (const [id, refusal] of refused) taken.set(id, refusal);
  const meant = claimants.filter(
    ({ memberId }) => undecided.includes(memberId) && !refused.has(memberId),
  );
  const { full, newcomers } = await takePlaces(tx, round, meant);
  for (const [id, refusal] of full) taken.set(id, refusal);
  const allowed = meant.map(({ memberId }) => memberId).filter((id) => !full.has(id));
  if (allowed.length === 0) return taken;

  const given = await give(tx, merchant, roundId, allowed);
  const without = newcomers.filter((id) => given.every(({ memberId }) => memberId !== id));
  await leavePlaces(tx, merchant.id, round.promotionId, without);
  if (round.turnover > 0) await grantFor(tx, merchant, { roundId, round, given });
  const others = given.length > 0 ? 'again' : new Refusal('envelope_gone');
  for (const id of allowed) taken.set(id, others);
  for (const { memberId, amountMinor } of given)
    taken.set(memberId, envelopeOf(round, amountMinor));
  return taken;
};

/** Holds members until the transaction ends, in the order of their ids, as `lockMember` does with one. */
const holdMembers = async (
  tx: OpenTransaction,
  merchantId: number,
  memberIds: readonly number[],
  wait: boolean,
): Promise<{ id: number; status: string }[]> =>
  tx
    .selectFrom('member')
    .select(['id', 'status'])
    .where('merchantId', '=', merchantId)
    .where(sql<boolean>`id = any(${memberIds}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .$if(!wait, (query) => query.skipLocked())
    .execute();

/** Those of some members who may take no envelope of a round, and why. */
const findMemberRefusals = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { audience, opensAt: at }: SeenRound,
  memberIds: readonly number[],
): Promise<Map<number, Refusal>> => {
  const now = new Date();
  const { ageProof } = merchant.config.protection;
  const facts = await readFactsOfAll(tx, merchant, memberIds);
  const meant = await filterMeant(tx, merchant.id, memberIds, { audience, at });
  const refused = new Map<number, Refusal>();
  for (const [id, own] of facts) {
    const kept = findPauseRefusal(own, now) ?? findAgeRefusal(own, merchant, now, ageProof);
    if (isTrial(own.type)) refused.set(id, new Refusal('forbidden'));
    else if (kept) refused.set(id, new Refusal(kept.code, { details: { ...kept.details } }));
    else if (!meant.includes(id))
      refused.set(id, new Refusal('promotion_closed', { details: { reason: 'audience' } }));
  }
  return refused;
};

/** Notes from where members take part in a round that has limits. The places of newcomers are taken back if they get nothing. */
const takePlaces = async (
  tx: OpenTransaction,
  { promotionId, limits }: SeenRound,
  claimants: readonly Claimant[],
): Promise<{ full: Map<number, Refusal>; newcomers: number[] }> => {
  const full = new Map<number, Refusal>();
  const newcomers: number[] = [];
  if (limits)
    for (const claimant of claimants)
      try {
        if (await takePlace(tx, claimant, { promotionId, limits }))
          newcomers.push(claimant.memberId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        full.set(claimant.memberId, error);
      }
  return { full, newcomers };
};

interface Given {
  memberId: number;
  seq: number;
  amountMinor: number;
}

const give = async (
  tx: OpenTransaction,
  merchant: Merchant,
  roundId: number,
  memberIds: readonly number[],
): Promise<Given[]> => {
  const { rows } = await sql<Given>`
    select * from take_red_envelopes(${merchant.id}, ${roundId}, ${memberIds}::bigint[])`
    .execute(tx)
    .catch((error: unknown) => {
      const reason = toTransferError(error);
      if (reason === 'key_reused') throw error;
      throw new Refusal(reason);
    });
  return rows;
};

const grantFor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  { roundId, round, given }: { roundId: number; round: SeenRound; given: readonly Given[] },
): Promise<void> => {
  if (given.length === 0) return;
  const ids = await grantNewBonuses(
    tx,
    merchant,
    given.map(({ memberId, seq, amountMinor }) => ({
      memberId,
      amountMinor,
      key: `envelope ${roundId} ${seq}`,
      title: round.title,
      turnover: round.turnover,
    })),
  );
  await sql`
    update red_envelope e set bonus_id = granted.id
      from unnest(${[...ids.keys()]}::bigint[], ${[...ids.values()]}::bigint[])
        as granted (member_id, id)
      where e.merchant_id = ${merchant.id} and e.round_id = ${roundId}
        and e.member_id = granted.member_id`.execute(tx);
};
