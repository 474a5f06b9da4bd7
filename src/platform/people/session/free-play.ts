import { randomInt } from 'node:crypto';
import { freePlay } from '#api/session.ts';
import { countAttemptsFrom } from '../access/count-attempts-from.ts';
import { PLAY_CURRENCY } from '../access/member-types.ts';
import { startSession } from '../access/start-session.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { openHouseAccount } from '../../base/ledger/open-account.ts';
import { postTransfer } from '../../base/ledger/post-transfer.ts';
import { readBalances } from '../../base/ledger/read-balances.ts';
import { createMember } from '../members/create-member.ts';

const DAY_MINUTES = 24 * 60;

/**
 * Opens a trial account where the flag FREEPLAY3 is on: no password, play credits in a book of
 * their own, and an end.
 */
export const freePlayHandler = handle(freePlay, async (_input, context, refuse) => {
  const { database, merchant } = context;
  if (!merchant.config.flags.FREEPLAY3) return refuse('free_play_closed');
  const { trialsPerAddress } = merchant.config.security;
  const day = { windowMinutes: DAY_MINUTES, lockMinutes: DAY_MINUTES };
  const from = { name: 'trial', ip: context.ip, most: trialsPerAddress };
  const { lockedSeconds } = await countAttemptsFrom(database, merchant, from, day);
  if (lockedSeconds > 0)
    return refuse('rate_limited', { details: { retryAfterSeconds: lockedSeconds } });
  return database.transaction().execute(async (tx) => {
    const memberId = await openTrial(tx, context);
    await giveCredits(tx, context, memberId);
    return startSession(tx, context, memberId, { method: 'trial' });
  });
});

/** A trial account under a name that nobody has. */
const openTrial = async (
  tx: OpenTransaction,
  { merchant, language, ip }: Context,
): Promise<number> => {
  for (;;) {
    const member = await createMember(tx, {
      merchantId: merchant.id,
      currency: PLAY_CURRENCY,
      // A registered name begins with a letter and has no underscore (rule of the username).
      username: `_trial${randomInt(10 ** 9, 10 ** 10)}`,
      nickname: 'Trial',
      passwordHash: null,
      type: 4,
      language,
      ip,
    });
    if (!member) continue;
    await tx
      .updateTable('member')
      .set({
        expiresAt: sql<Date>`now() + make_interval(hours => ${merchant.config.security.trialHours})`,
      })
      .where('merchantId', '=', merchant.id)
      .where('id', '=', member.id)
      .execute();
    return member.id;
  }
};

const giveCredits = async (
  tx: OpenTransaction,
  { merchant }: Context,
  memberId: number,
): Promise<void> => {
  const house = await openHouseAccount(tx, merchant.id, 'house', PLAY_CURRENCY);
  const { cash } = await readBalances(tx, merchant.id, memberId, PLAY_CURRENCY);
  const creditsMinor = merchant.config.security.trialCreditsMinor;
  const given = await postTransfer(tx, {
    merchantId: merchant.id,
    scope: 'trial',
    key: String(memberId),
    kind: 'trialCredits',
    lines: [
      { accountId: house, amountMinor: -creditsMinor },
      { accountId: cash.accountId, amountMinor: creditsMinor },
    ],
  });
  if (!given.ok) throw new Error(`play credits were not given: ${given.reason}`);
};
