import type { GamesTransaction, WalletCall } from '../database/games-tables.ts';
import { TRY_MS } from '../context/call-wallet.ts';

/** How long one sender holds a message: an attempt, and the time to store its answer. */
export const HELD_MS = TRY_MS + 2000;

/** What the wallet is told, about which bet. */
export interface NewMessage {
  vendorCode: string;
  call: WalletCall;
  transactionId: string;
  roundId?: string;
  sharedBetId?: string;
  /** Of a bet: what it takes. */
  stakeMinor?: number;
  /** Everything that the call takes but the request id. */
  body: Record<string, unknown>;
}

/**
 * Writes down what the wallet is to be told, in the transaction that makes it necessary. It is sent
 * afterwards, as often as it takes.
 *
 * @returns its number
 */
export const writeMessage = async (
  tx: GamesTransaction,
  { body, ...message }: NewMessage,
): Promise<number> => {
  const requestId = `${message.call}:${message.transactionId}`;
  const { id } = await tx
    .insertInto('message')
    .values({
      ...message,
      requestId,
      body: JSON.stringify({ requestId, ...body }),
      // By the clock that its age is told by.
      createdAt: new Date(),
      nextTryAt: new Date(Date.now() + HELD_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The id of the same message once more, as a new request: `win:r1.0`, `win:r1.0:2`, `win:r1.0:3`, … */
export const nextRequestId = (requestId: string): string => {
  const [call = '', transactionId = '', count = '1'] = requestId.split(':');
  return `${call}:${transactionId}:${Number(count) + 1}`;
};
