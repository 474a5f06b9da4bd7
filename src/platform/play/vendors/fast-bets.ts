import { hashToken } from '../../people/access/opaque-token.ts';
import { isInMaintenance } from '../../base/sites/system-status.ts';
import { sql } from '../../base/database/sql.ts';
import { Refusal } from '../../base/endpoints/handler.ts';
import { createBatches } from '../../base/database/batches.ts';
import { useNonce, type VendorAnswer } from './vendor-answer.ts';
import type { BetMessage } from './vendor-message.ts';
import type { VendorContext } from './vendor-context.ts';
import { readActiveBonus } from '../../money/bonuses/active-bonus.ts';
import { findPlayRefusal } from '../../people/protection/find-play-refusal.ts';
import { readGameSession, refuseEnded } from './game-session.ts';

/** Something stands against the next bets: thrown, so that the transaction rolls back. */
class NoPass extends Error {}

/**
 * Looks at everything that could stand against a player's next bets, and writes the pass by which
 * the database takes them.
 *
 * @returns false when something does, or a bonus is being played through: the bet then goes the long
 *   way, which says what it is
 */
const renewPlayPass = async (
  { database }: VendorContext,
  message: BetMessage,
): Promise<boolean> => {
  try {
    await database.transaction().execute(async (tx) => {
      const found = await readGameSession(tx, message);
      refuseEnded(found);
      const { session, merchant } = found;
      // Before any stake: the bet itself is held against what is left.
      const refused = await findPlayRefusal(tx, merchant, session.memberId, 0);
      if (refused) throw new NoPass();
      const bonus = await readActiveBonus(tx, merchant.id, session.memberId);
      if (bonus) throw new NoPass();
    });
    return true;
  } catch (error) {
    // Whatever was noted is rolled back with it.
    if (error instanceof Refusal || error instanceof NoPass) return false;
    throw error;
  }
};

/** At most 64: beyond that PostgreSQL's cache of subtransactions overflows and each costs more. */
const MAX_IN_BATCH = 48;

/** One is being written to disk while the next is worked out. */
const BATCHES_OF_BRAND = 3;

/** Of all brands together: each takes a connection. */
const BATCHES_AT_ONCE = 12;

interface Asked {
  message: BetMessage;
  /** Its nonce was used by the first try. */
  again: boolean;
}

interface Row {
  place: number;
  status: number;
  answer: string | null;
  fault: string | null;
}

/** The member has no pass, or none any more. */
const NO_PASS = 'LV011';

/** What `play_brand_bets` refuses by itself: a message that has no other way. */
const REFUSED = ['nonce_reused', 'request_reused'] as const;

/** Refusals of the fast path that are expected and not logged. */
const EXPECTED_ERRORS = new Set([
  'LV001', // known already, by another message
  'LV004', // not covered, or the money went elsewhere at this moment
  'LV010', // taken back before it came
  NO_PASS,
  '55P03', // somebody else holds the member or an account
  '23505', // known already, or the same message came twice at one moment
]);

/**
 * Takes ordinary bets on a fast path: one round trip, many of one brand in one transaction.
 *
 * @returns answers a bet; null when it must go the long way, its nonce being used
 */
export const createFastBets = (
  context: VendorContext,
): ((message: BetMessage) => Promise<VendorAnswer | null>) => {
  const run = async (messages: readonly Asked[]): Promise<Row[]> => {
    const { rows } =
      await sql<Row>`select * from play_brand_bets(${messages[0]?.message.merchant.id},
      ${JSON.stringify(messages.map(toMessage))}::jsonb)`.execute(context.database);
    return rows.toSorted((a, b) => a.place - b.place);
  };
  const batch = createBatches(run, {
    most: MAX_IN_BATCH,
    atOnce: BATCHES_AT_ONCE,
    keyOf: ({ message }: Asked) => message.merchant.id,
    atOnceOfKey: BATCHES_OF_BRAND,
  });
  return async (message) => {
    if (isInMaintenance(message.merchant.config.maintenance, new Date())) {
      await useNonce(context.database, message);
      return null;
    }
    const first = await batch({ message, again: false });
    const { status, answer, fault } =
      first.fault === NO_PASS && (await renewPlayPass(context, message))
        ? await batch({ message, again: true })
        : first;
    if (answer !== null) return { status, body: answer };
    if (status !== 0)
      throw new Refusal(REFUSED.find((code) => code === fault) ?? 'unknown_system_error');
    if (fault !== null && !EXPECTED_ERRORS.has(fault))
      context.log.warn({ fault, requestId: message.requestId }, 'a bet had to go the long way');
    return null;
  };
};

const toMessage = ({ message, again }: Asked) => {
  const { vendorCode, nonce, requestId, requestHash, body } = message;
  return {
    vendor: vendorCode,
    nonce,
    request: requestId,
    hash: requestHash,
    token: hashToken(body.sessionToken),
    bet: body.transactionId,
    round: body.roundId,
    stake: body.stakeMinor,
    odds: body.odds,
    pick: body.pick,
    payout: body.payoutMinor,
    again,
  };
};
