import { claimRedEnvelope } from '#api/red-envelopes.ts';
import type { PromotionAudience } from '#generated/merchant-content.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import { callLedger } from '../../base/ledger/call-ledger.ts';
import { isTrial } from '../../people/access/member-types.ts';
import { lockMember } from '../../people/members/lock-member.ts';
import { findAgeRefusal, findPauseRefusal } from '../../people/protection/find-refusals.ts';
import { readFacts } from '../../people/protection/read-facts.ts';
import { grantBonus } from '../bonuses/grant-bonus.ts';
import { isMeant, refineMeant } from './envelope-rounds.ts';

/** Takes one envelope of a round; a second time answers the first. */
export const claimRedEnvelopeHandler = handle(claimRedEnvelope, async ({ id }, context) => {
  const { database, merchant, session } = context;
  const { memberId } = session;
  const round = await readRound(database, merchant.id, id, memberId);
  if (!round) throw new Refusal('envelope_unknown');
  // Most come when all are gone: they hold no row and wait for nobody.
  const amountMinor =
    round.amountMinor ??
    (await database.transaction().execute(async (tx) => {
      refuseByTime(round, new Date());
      const member = await lockMember(tx, merchant.id, memberId);
      if (member?.status !== 'active') throw new Refusal('account_frozen');
      return claimEnvelope(tx, merchant, memberId, id);
    }));
  return { id, amountMinor, currency: round.currency, turnover: round.turnover };
});

interface Round {
  promotionId: string;
  title: Record<string, string>;
  currency: string;
  turnover: number;
  state: string;
  opensAt: Date;
  closesAt: Date;
  audience: PromotionAudience | null;
  isMeant: boolean;
  isLeft: boolean;
  /** What the member has taken of it; null: nothing. */
  amountMinor: number | null;
}

const readRound = async (
  database: Database | OpenTransaction,
  merchantId: number,
  roundId: number,
  memberId: number,
): Promise<Round | undefined> => {
  const { rows } = await sql<Round>`
    select r.promotion_id, r.title, r.currency, r.turnover, r.state, r.opens_at, r.closes_at,
        r.audience, ${isMeant(memberId)} as is_meant, own.amount_minor,
        exists (select from red_envelope e where e.merchant_id = r.merchant_id
          and e.round_id = r.id and e.member_id is null and e.returned_at is null) as is_left
      from red_envelope_round r
      left join red_envelope own on own.merchant_id = r.merchant_id and own.round_id = r.id
        and own.member_id = ${memberId}
      where r.merchant_id = ${merchantId} and r.id = ${roundId}`.execute(database);
  const [round] = await refineMeant(database, merchantId, memberId, rows);
  return round;
};

const refuseByTime = ({ state, opensAt, closesAt, isLeft }: Round, now: Date): void => {
  if (state === 'CANCELLED' || state === 'CLOSED' || closesAt <= now)
    throw new Refusal('envelope_closed');
  if (opensAt > now || state === 'ANNOUNCED') throw new Refusal('envelope_early');
  if (!isLeft) throw new Refusal('envelope_gone');
};

/**
 * Gives one envelope of a round to a member, as cash or as a bonus; one that was given before is answered
 * again. The member must be locked.
 *
 * @returns what was in it, in minor units
 * @throws {Refusal} `envelope_unknown`, `envelope_early`, `envelope_closed`, `envelope_gone`; `forbidden` for play
 *   accounts; `self_excluded`, `cooling_off`, `age_unverified`; `promotion_closed` when it is meant for others
 */
export const claimEnvelope = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  roundId: number,
): Promise<number> => {
  const round = await readRound(tx, merchant.id, roundId, memberId);
  if (!round) throw new Refusal('envelope_unknown');
  if (round.amountMinor !== null) return round.amountMinor;
  const now = new Date();
  refuseByTime(round, now);
  await refuseMember(tx, merchant, memberId, now);
  if (!round.isMeant) throw new Refusal('promotion_closed', { details: { reason: 'audience' } });
  const { seq, amountMinor } = await callLedger(
    tx,
    sql<{ seq: number; amountMinor: number } | { seq: null; amountMinor: null }>`
      select * from take_red_envelope(${merchant.id}, ${roundId}, ${memberId})`,
  );
  if (seq === null) throw new Refusal('envelope_gone');
  if (round.turnover > 0)
    await grantFor(tx, merchant, { memberId, roundId, round, seq, amountMinor });
  return amountMinor;
};

const refuseMember = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  now: Date,
): Promise<void> => {
  const facts = await readFacts(tx, merchant, memberId);
  if (isTrial(facts.type)) throw new Refusal('forbidden');
  const { ageProof } = merchant.config.protection;
  const refused = findPauseRefusal(facts, now) ?? findAgeRefusal(facts, merchant, now, ageProof);
  if (refused) throw new Refusal(refused.code, { details: { ...refused.details } });
};

const grantFor = async (
  tx: OpenTransaction,
  merchant: Merchant,
  {
    memberId,
    roundId,
    round,
    seq,
    amountMinor,
  }: { memberId: number; roundId: number; round: Round; seq: number; amountMinor: number },
): Promise<void> => {
  const granted = await grantBonus(tx, merchant, {
    memberId,
    amountMinor,
    key: `envelope ${roundId} ${seq}`,
    title: round.title,
    turnover: round.turnover,
  });
  if (!granted.ok) throw new Error(`envelope ${seq} of round ${roundId}: ${granted.code}`);
  await tx
    .updateTable('redEnvelope')
    .set({ bonusId: granted.id })
    .where('merchantId', '=', merchant.id)
    .where('roundId', '=', roundId)
    .where('seq', '=', seq)
    .execute();
};
