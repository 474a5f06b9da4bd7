import { randomUUID } from 'node:crypto';
import type { Bench } from './check.ts';
import { openSession, type OperatorAccess, report } from './operator.ts';

/** What the checks are run with. */
export interface BenchParts {
  access: OperatorAccess;
  /** Unused tickets of one player with money; the second and third make further checks possible. */
  tickets: readonly string[];
  /** Ends the session that the third ticket opened, as a player who signs out does. */
  endSession: ((sessionToken: string) => Promise<void>) | null;
}

/**
 * Opens what the checks work with.
 *
 * @throws when the first ticket opens no session: nothing can be checked then
 */
export const makeBench = async ({ access, tickets, endSession }: BenchParts): Promise<Bench> => {
  const [first, fresh, third] = tickets;
  if (first === undefined) throw new Error('At least one ticket is needed.');
  const session = await openSession(access, first);
  const ended =
    third === undefined || endSession === null ? null : await makeEnded(access, third, endSession);
  return { access, session, freshTicket: fresh ?? null, ended };
};

const makeEnded = async (
  access: OperatorAccess,
  ticket: string,
  endSession: NonNullable<BenchParts['endSession']>,
): Promise<NonNullable<Bench['ended']>> => {
  const session = await openSession(access, ticket);
  const { sessionToken } = session;
  const stakeMinor = session.game.minimumStakeMinor;
  const [transactionId, secondId, jackpotId] = [1, 2, 3].map(
    () => `conformance-${randomUUID()}`,
  ) as [string, string, string];
  for (const id of [transactionId, secondId, jackpotId]) {
    const bet = { sessionToken, transactionId: id, roundId: id, stakeMinor };
    const { status, code } = await report(access, 'bet', bet);
    if (code !== null) throw new Error(`A first bet was refused with ${status} ${code}.`);
  }
  await endSession(sessionToken);
  return { session, transactionId, secondId, jackpotId };
};
