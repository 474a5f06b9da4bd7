import { setTimeout as wait } from 'node:timers/promises';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { vendorBet, vendorJackpot, vendorRollback, vendorWin } from '#api/vendor-protocol.ts';
import type { GamesTransaction, Message, WalletCall } from '../database/games-tables.ts';
import type { VendorWorld } from '../world.ts';

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

/** How a message stands after it was sent. */
export type Delivered = { said: Said; next: readonly number[] } | { said: null };

const LONGEST_WAIT_MS = 60_000;

/**
 * Sends a message once and writes down what the wallet said, together with everything that follows
 * from it. A message that is answered already is not sent again.
 */
export const deliverMessage = async (
  world: VendorWorld,
  id: number,
  followUp: FollowUp,
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
    await postpone(world, message);
    return { said: null };
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
  return { said: null };
};

/** The next try comes later with each failure, a minute later at most. */
const postpone = async (
  { database, times }: VendorWorld,
  { id, attempts }: Message,
): Promise<void> => {
  const waitMs = Math.min(LONGEST_WAIT_MS, times.resendMs * 2 ** Math.min(attempts, 6));
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
 * @returns null when the wallet has not answered yet; the message goes on being sent
 */
export const deliverWithin = async (
  world: VendorWorld,
  id: number,
  followUp: FollowUp,
): Promise<Said | null> => {
  const until = performance.now() + world.times.answerMs;
  for (let tries = 0; ; tries += 1) {
    const delivered = await deliverMessage(world, id, followUp);
    if (delivered.said) {
      for (const next of delivered.next) await deliverWithin(world, next, followUp);
      return delivered.said;
    }
    const pauseMs = 200 * 2 ** tries;
    if (performance.now() + pauseMs > until) return null;
    await wait(pauseMs);
  }
};
