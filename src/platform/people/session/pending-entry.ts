import { readToken, type KeptToken } from '../access/single-use-tokens.ts';
import type { Context } from '../../base/endpoints/handler.ts';
import type { PendingEntry } from './sign-in-proved-member.ts';

/** A sign-in that waits for one more proof. */
export type Pending = KeptToken<PendingEntry> & { memberId: number };

/** Finds a sign-in that waits; null when there is none, or its time is over. */
export const readPending = async (
  { database, merchant }: Pick<Context, 'database' | 'merchant'>,
  challengeId: string,
): Promise<Pending | null> => {
  const which = { merchantId: merchant.id, purpose: 'challenge' as const, token: challengeId };
  const found = await readToken<PendingEntry>(database, which);
  return found?.memberId ? { ...found, memberId: found.memberId } : null;
};
