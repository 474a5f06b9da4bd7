import { randomUUID } from 'node:crypto';
import type { VendorSession } from '#api/vendor-protocol.ts';
import {
  type Answer,
  type CallName,
  type Forgery,
  type OperatorAccess,
  report,
} from './operator.ts';

/** What a check works with. */
export interface Bench {
  access: OperatorAccess;
  /** A ticket that nobody has used. */
  freshTicket: string | null;
  session: VendorSession;
  /** A session that has ended, with bets that were open then; null when none could be made. */
  ended: {
    session: VendorSession;
    transactionId: string;
    secondId: string;
    jackpotId: string;
  } | null;
}

/** One promise of the protocol, and how it is tried. */
export interface Check {
  name: string;
  /** One sentence: what must be so. */
  promise: string;
  /** What of the bench it cannot do without. */
  needs?: 'freshTicket' | 'ended';
  /** @throws {Broken} when the promise is not kept */
  run: (bench: Bench) => Promise<void>;
}

/** A promise that was not kept; its message says what came instead. */
export class Broken extends Error {}

/** Sends a message within the bench's session. */
export const send = (
  { access, session }: Bench,
  call: CallName,
  body: Record<string, unknown> = {},
  forgery: Forgery = {},
): Promise<Answer> => {
  const { sessionToken, merchant, playerId } = session;
  const own = call === 'balance' || call === 'bet' ? { sessionToken } : { merchant, playerId };
  return report(access, call, call === 'authenticate' ? body : { ...own, ...body }, forgery);
};

/** A bet at the game's least stake under a name of its own. */
export const newBet = ({ session }: Bench): Record<string, unknown> & { transactionId: string } => {
  const transactionId = `conformance-${randomUUID()}`;
  const { minimumStakeMinor: stakeMinor } = session.game;
  return { transactionId, roundId: transactionId, stakeMinor };
};

/** The stake of every bet of `newBet`. */
export const stakeOf = ({ session }: Bench): number => session.game.minimumStakeMinor;

/** What the player can stake now. */
export const balanceMinor = async (bench: Bench): Promise<number> => {
  const answer = await send(bench, 'balance');
  expectDone(answer, 'balance');
  return Number(answer.value?.balanceMinor);
};

/** @throws {Broken} unless the message was taken */
export const expectDone = (answer: Answer, what: string): void => {
  if (answer.code !== null || answer.status !== 200)
    throw new Broken(`${what} was answered with ${answer.status} ${answer.code ?? ''}`.trim());
};

/** @throws {Broken} unless the message was refused with one of the codes, by an HTTP status of 4xx */
export const expectRefused = (answer: Answer, what: string, ...codes: string[]): void => {
  const { status, code } = answer;
  if (code !== null && codes.includes(code) && status >= 400 && status < 500) return;
  throw new Broken(
    `${what} was answered with ${status} ${code ?? 'success'} instead of 4xx ${codes.join(' or ')}`,
  );
};

/** @throws {Broken} unless both are the same */
export const expectSame = (given: unknown, wanted: unknown, what: string): void => {
  if (JSON.stringify(given) !== JSON.stringify(wanted))
    throw new Broken(`${what}: ${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`);
};

/** @throws {Broken} unless exactly this much has moved since */
export const expectMoved = async (
  bench: Bench,
  beforeMinor: number,
  movedMinor: number,
  what: string,
): Promise<void> => expectSame((await balanceMinor(bench)) - beforeMinor, movedMinor, what);
