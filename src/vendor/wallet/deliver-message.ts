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
export type Said =
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
  said: Said,
) => Promise<readonly number[]>;

/**
 * How a message stands after it was sent.
 *
 * `isAbandoned`: a stake that waited too long was taken back; the wallet will not be asked again.
 */
export type Delivered =
  | { said: Said; next: readonly number[] }
  | { said: null; isAbandoned: boolean };

const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a message once and writes down what the wallet said, together with everything that follows
 * from it. A message that is answered already is not sent again.
 *
 * @param againInMs when its sender tries again after a failure; until that try is over nobody else
 *   sends it. Null leaves it to whoever sends what waits
 */
export const deliverMessage = async (
  world: VendorContext,
  id: number,
  followUp: FollowUp,
  againInMs: () => number | null = () => null,
): Promise<Delivered> => {
  const message = await world.database
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (message.state !== 'pending') return alreadySaid(message);
  const { vendorCode, call, body } = message;
  const outcome = await world.wallets.call(vendorCode, calls[call], body);
  if (outcome.ok === null) {
    await postpone(world, message, againInMs());
    return { said: null, isAbandoned: false };
  }
  const said = outcome;
  return world.database.transaction().execute(async (tx) => {
    const locked = await tx
      .selectFrom('message')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (locked.state !== 'pending') return alreadySaid(locked);
    await tx
      .updateTable('message')
      .set({
        state: said.ok ? 'done' : 'refused',
        answeredAt: new Date(),
        ...(said.ok ? { answer: JSON.stringify(said.value) } : { refusal: said.refusal }),
      })
      .where('id', '=', id)
      .execute();
    return { said, next: await followUp(tx, locked, said) };
  });
};

const alreadySaid = ({ state, answer, refusal }: Message): Delivered => {
  if (state === 'done' && answer)
    return { said: { ok: true, value: answer as { balanceMinor: number } }, next: [] };
  if (state === 'refused') return { said: { ok: false, refusal: refusal ?? '' }, next: [] };
  return { said: null, isAbandoned: state === 'abandoned' };
};

/** The next try comes later with each failure, a minute later at most. */
const postpone = async (
  { database, times }: VendorContext,
  { id, attempts }: Message,
  againInMs: number | null,
): Promise<void> => {
  const waitMs =
    againInMs === null
      ? Math.min(LONGEST_WAIT_MS, times.resendMs * 2 ** Math.min(attempts, 6))
      : againInMs + HELD_MS;
  await database
    .updateTable('message')
    .set({ attempts: attempts + 1, nextTryAt: new Date(Date.now() + waitMs) })
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
  world: VendorContext,
  id: number,
  followUp: FollowUp,
): Promise<Said | null> => {
  const until = performance.now() + world.times.answerMs;
  for (let tries = 0; ; tries += 1) {
    const pauseMs = 200 * 2 ** tries;
    let isOver = false;
    const delivered = await deliverMessage(world, id, followUp, () => {
      isOver = performance.now() + pauseMs > until;
      return isOver ? null : pauseMs;
    });
    if (delivered.said) {
      let said: Said | null = delivered.said;
      for (const next of delivered.next) {
        const saidNext = await deliverWithin(world, next, followUp);
        // The same message once more, in another form: what is said of that one counts.
        if (next === id) said = saidNext;
      }
      return said;
    }
    if (isOver || delivered.isAbandoned) return null;
    await wait(pauseMs);
  }
};
