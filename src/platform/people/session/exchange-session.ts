import { createExchangeCode, exchangeSession } from '#api/session.ts';
import { hashToken, makeToken } from '../access/opaque-token.ts';
import type { SignInMethod } from '../access/sessions.ts';
import { takeToken } from '../access/single-use-tokens.ts';
import { startSession } from '../access/start-session.ts';
import type { Database } from '../../base/database/tables.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { type Exchange, issueExchangeCode } from './exchange-codes.ts';

/** Makes a code for the session that asks, good in the browser that asks. */
export const createExchangeCodeHandler = handle(createExchangeCode, async (_input, context) => {
  const { database, merchant, session, signInBrowser } = context;
  const browserSecret = makeToken();
  signInBrowser.keep(browserSecret);
  const own = await readSession(database, merchant.id, session.tokenHash);
  const { code, expiresAt } = await issueExchangeCode(database, {
    merchantId: merchant.id,
    memberId: session.memberId,
    // It was open a moment ago.
    method: (own?.method ?? 'password') as SignInMethod,
    browserHash: hashToken(browserSecret),
    tokenHash: session.tokenHash,
  });
  return { code, expiresAt: expiresAt.toISOString() };
});

/**
 * Opens the session of a code in the browser that asked for it; the code is used up, whatever comes of
 * it. One that somebody else brings was stolen, or is meant to sign a visitor in to a stranger's account.
 */
export const exchangeSessionHandler = handle(exchangeSession, async (input, context, refuse) => {
  const { database, merchant, signInBrowser } = context;
  const which = { merchantId: merchant.id, purpose: 'exchange' as const, token: input.code };
  const found = await takeToken<Exchange>(database, which);
  if (!found?.memberId || !signInBrowser.token) return refuse('exchange_code_invalid');
  const { memberId } = found;
  const { method, browserHash, tokenHash } = found.data;
  if (browserHash !== hashToken(signInBrowser.token)) return refuse('exchange_code_invalid');
  const asking = tokenHash ? await readSession(database, merchant.id, tokenHash) : null;
  if (tokenHash && !asking) return refuse('exchange_code_invalid');
  const member = await database
    .selectFrom('member')
    .select('status')
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.status !== 'active') return refuse('exchange_code_invalid');
  signInBrowser.keep(null);
  // As old as the one that asked: a code proves nobody anew, and lets no session live for longer.
  const since = asking?.createdAt;
  return database
    .transaction()
    .execute((tx) => startSession(tx, context, memberId, { method, ...(since && { since }) }));
});

const readSession = (database: Database, merchantId: number, tokenHash: string) =>
  database
    .selectFrom('session')
    .select(['method', 'createdAt'])
    .where('merchantId', '=', merchantId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
