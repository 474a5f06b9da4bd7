import { createExchangeCode, exchangeSession } from '#api/session.ts';
import type { SignInMethod } from '../access/sessions.ts';
import { takeToken } from '../access/single-use-tokens.ts';
import { startSession } from '../access/start-session.ts';
import type { Database } from '../database/tables.ts';
import { handle } from '../handler.ts';
import { type Exchange, issueExchangeCode } from './exchange-codes.ts';

/** Makes a code for the session that asks. */
export const createExchangeCodeHandler = handle(createExchangeCode, async (_input, context) => {
  const { database, merchant, session } = context;
  const own = await readSession(database, merchant.id, session.tokenHash);
  const { code, expiresAt } = await issueExchangeCode(database, {
    merchantId: merchant.id,
    memberId: session.memberId,
    // It was open a moment ago.
    method: (own?.method ?? 'password') as SignInMethod,
    tokenHash: session.tokenHash,
  });
  return { code, expiresAt: expiresAt.toISOString() };
});

/** Opens the session of a code; the code is used up, whatever comes of it. */
export const exchangeSessionHandler = handle(exchangeSession, async (input, context, refuse) => {
  const { database, merchant } = context;
  const which = { merchantId: merchant.id, purpose: 'exchange' as const, token: input.code };
  const found = await takeToken<Exchange>(database, which);
  if (!found?.memberId) return refuse('exchange_code_invalid');
  const { memberId } = found;
  const { method, tokenHash } = found.data;
  if (tokenHash && !(await readSession(database, merchant.id, tokenHash)))
    return refuse('exchange_code_invalid');
  const member = await database
    .selectFrom('member')
    .select('status')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.status !== 'active') return refuse('exchange_code_invalid');
  return database.transaction().execute((tx) => startSession(tx, context, memberId, { method }));
});

const readSession = (database: Database, merchantId: number, tokenHash: string) =>
  database
    .selectFrom('session')
    .select('method')
    .where('merchantId', '=', merchantId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
