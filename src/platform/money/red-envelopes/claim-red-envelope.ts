import { claimRedEnvelope } from '#api/red-envelopes.ts';
import { createBatches } from '../../base/database/batches.ts';
import { perDatabase } from '../../base/database/per-database.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { type Claimant, claimantOf } from '../bonuses/reward-source.ts';
import { type Envelope, judgeBySeen, readSeenRound, type Taken } from './seen-round.ts';
import { takeEnvelopes } from './take-envelopes.ts';

/** Takes one envelope of a round; a second time answers the first. */
export const claimRedEnvelopeHandler = handle(claimRedEnvelope, async ({ id }, context) => {
  const { database } = context;
  const claimant = claimantOf(context);
  const taken = await pressesOf(database)({ claimant, roundId: id });
  // By itself, so that nobody else has to wait until somebody lets go of this member.
  const mine =
    taken === 'again'
      ? await database.transaction().execute((tx) => claimEnvelope(tx, claimant, id))
      : taken;
  if (mine instanceof Refusal) throw mine;
  return { id, ...mine };
});

interface Press {
  claimant: Claimant;
  roundId: number;
}

/** The most that take their envelopes in one transaction. */
const MOST = 100;

/** Presses wait for one of the brand's transactions. */
const pressesOf = perDatabase((database) =>
  createBatches(
    async (presses: readonly Press[]): Promise<Taken[]> => {
      const rounds = Map.groupBy(presses, ({ roundId }) => roundId);
      const taken = new Map<number, Map<number, Taken>>();
      for (const [roundId, those] of rounds)
        taken.set(roundId, await takeTogether(database, roundId, those));
      return presses.map(
        ({ roundId, claimant }) => taken.get(roundId)?.get(claimant.memberId) ?? 'again',
      );
    },
    { most: MOST, atOnce: 1 },
  ),
);

/** Answers the presses of one round: those who have one or come too late without a lock, the others in one transaction. */
const takeTogether = async (
  database: Database,
  roundId: number,
  presses: readonly Press[],
): Promise<Map<number, Taken>> => {
  // One of each member, from wherever they pressed last.
  const claimants = new Map(presses.map(({ claimant }) => [claimant.memberId, claimant]));
  const [first] = claimants.values();
  if (!first) return new Map();
  const { merchant } = first;
  const memberIds = [...claimants.keys()];
  const round = await readSeenRound(database, merchant.id, roundId, memberIds);
  const taken = judgeBySeen(round, memberIds);
  const undecided = [...claimants.values()].filter(({ memberId }) => !taken.has(memberId));
  if (undecided.length === 0) return taken;
  const given = await database
    .transaction()
    .execute((tx) => takeEnvelopes(tx, merchant, { roundId, claimants: undecided, wait: false }));
  return new Map([...taken, ...given]);
};

/**
 * Gives one envelope of a round to a member, as cash or as a bonus; one that was given before is answered again.
 *
 * @throws {Refusal} as `takeEnvelopes` answers them
 */
export const claimEnvelope = async (
  tx: OpenTransaction,
  claimant: Claimant,
  roundId: number,
): Promise<Envelope> => {
  const { merchant, memberId } = claimant;
  const taken = await takeEnvelopes(tx, merchant, { roundId, claimants: [claimant], wait: true });
  const mine = taken.get(memberId);
  if (mine instanceof Refusal) throw mine;
  if (!mine || mine === 'again') throw new Error(`member ${memberId} is none of ${merchant.code}`);
  return mine;
};
