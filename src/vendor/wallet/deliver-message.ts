import { setTimeout as wait } from 'node:timers/promises';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { vendorBet, vendorJackpot, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import type { GamesTransaction, Message, WalletCall } from '../database/games-tables.ts';
import type { VendorContext } from '../context/vendor-context.ts';
import { HELD_MS } from './write-message.ts';

const calls: Record<WalletCall, AnyEndpoint> = {
  bet: vendorBet,
  win: vendorWin,
  rollback: vendorRollback,
  jackpot: vendorJackpot,
};

/** What a wallet finally said to a message. */
export type WalletAnswer =
  | { ok: true; value: { balanceMinor: number; amountMinor?: number } }
  | { ok: false; refusal: string };

/**
 * What follows from an answer, in the transaction that writes the answer down.
 *
 * @returns the numbers of messages that it makes necessary
 */
export type FollowUp = (
  tx: GamesTransaction,
  message: Message,
  answer: WalletAnswer,
) => Promise<readonly number[]>;

/**
 * How a message stands after it was sent.
 *
 * `isAbandoned`: a stake that waited too long was taken back; the wallet will not be asked again.
 */
export type Delivered =
  | { answer: WalletAnswer; next: readonly number[] }
  | { answer: null; isAbandoned: boolean };

const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a message once and writes down what the wallet said, together with everything that follows
 * from it. A message that is answered already is not sent again.
 *
 * @param againInMs when its sender tries again after a failure; until that try is over nobody else
 *   sends it. Null leaves it to whoever sends what waits
 */
export const deliverMessage = async (
  context: VendorContext,
  id: number,
  followUp: FollowUp,
  againInMs: () => number | null = () => null,
): Promise<Delivered> => {
  const message = await context.database
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (message.state !== 'pending') return alreadyAnswered(message);
  const { vendorCode, call, body } = message;
  const outcome = await context.wallets.call(vendorCode, calls[call], body);
  if (outcome.ok === null) {
    await postpone(context, message, againInMs(), outcome.why);
    return { answer: null, isAbandoned: false };
  }
  const answer = outcome;
  return context.database.transaction().execute(async (tx) => {
    const locked = await tx
      .selectFrom('message')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (locked.state !== 'pending') return alreadyAnswered(locked);
    await tx
      .updateTable('message')
      .set({
        state: answer.ok ? 'done' : 'refused',
        answeredAt: new Date(),
        ...(answer.ok
          ? { answer: JSON.stringify(answer.value), refusal: null }
          : { refusal: answer.refusal }),
      })
      .where('id', '=', id)
      .execute();
    return { answer, next: await followUp(tx, locked, answer) };
  });
};

const alreadyAnswered = ({ state, answer, refusal }: Message): Delivered => {
  if (state === 'done' && answer)
    return { answer: { ok: true, value: answer as { balanceMinor: number } }, next: [] };
  if (state === 'refused') return { answer: { ok: false, refusal: refusal ?? '' }, next: [] };
  return { answer: null, isAbandoned: state === 'abandoned' };
};

/** The next try comes later with each failure, a minute later at most. Who looks after messages reads why it failed. */
const postpone = async (
  { database, times }: VendorContext,
  { id, attempts }: Message,
  againInMs: number | null,
  why?: string,
): Promise<void> => {
  const waitMs =
    againInMs === null
      ? Math.min(LONGEST_WAIT_MS, times.resendMs * 2 ** Math.min(attempts, 6))
      : againInMs + HELD_MS;
  await database
    .updateTable('message')
    .set({ attempts: attempts + 1, nextTryAt: new Date(Date.now() + waitMs), refusal: why ?? null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute();
};

/**
 * Sends a message until it is answered or the time is up, then what follows from it.
 *
 * @returns null when the wallet has not answered yet and the message goes on being sent, or when it
 *   is a stake that was taken back meanwhile
 */
export const deliverWithin = async (
  context: VendorContext,
  id: number,
  followUp: FollowUp,
): Promise<WalletAnswer | null> => {
  const until = performance.now() + context.times.answerMs;
  for (let tries = 0; ; tries += 1) {
    const pauseMs = 200 * 2 ** tries;
    let isOver = false;
    const delivered = await deliverMessage(context, id, followUp, () => {
      isOver = performance.now() + pauseMs > until;
      return isOver ? null : pauseMs;
    });
    if (delivered.answer) {
      let answer: WalletAnswer | null = delivered.answer;
      for (const next of delivered.next) {
        const nextAnswer = await deliverWithin(context, next, followUp);
        // The same message once more, in another form: what is said of that one counts.
        if (next === id) answer = nextAnswer;
      }
      return answer;
    }
    if (isOver || delivered.isAbandoned) return null;
    await wait(pauseMs);
  }
};
