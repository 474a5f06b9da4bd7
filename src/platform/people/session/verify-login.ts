import { verifyLogin } from '#api/session.ts';
import { nameDevice } from '../access/device-name.ts';
import { startSession } from '../access/start-session.ts';
import { takeToken } from '../access/single-use-tokens.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import { type Context, handle } from '../../base/endpoints/handler.ts';
import { queueMessage } from '../../base/messages/queue-message.ts';
import { readProofs } from './challenge-kinds.ts';
import { refuseSignIn } from './sign-in-proved-member.ts';
import { readPending } from './pending-entry.ts';
import { requireProof } from './require-proof.ts';

/** Ends a sign-in from an unregistered address: one proof, then the session and a note about it. */
export const verifyLoginHandler = handle(verifyLogin, async (input, context, refuse) => {
  const { database, merchant } = context;
  const pending = await readPending(context, input.challengeId);
  if (!pending) return refuse('challenge_expired');
  const { memberId, data } = pending;
  // A kind that was not offered would be a weaker one.
  if (!data.kinds.includes(input.kind)) return refuse('code_wrong');
  await requireProof(context, memberId, input.kind, input.answer);

  const which = { merchantId: merchant.id, purpose: 'challenge' as const };
  const taken = await takeToken(database, { ...which, token: input.challengeId });
  if (!taken) return refuse('challenge_expired');
  const member = await database
    .selectFrom('member')
    .select(['id', 'type', 'status', 'username', 'language'])
    .where('merchantId', '=', merchant.id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  refuseSignIn(context, member, data.area);
  const { email } = await readProofs(context, memberId);
  return database.transaction().execute(async (tx) => {
    if (email) await tell(tx, context, { ...member, email });
    return startSession(tx, context, memberId, data);
  });
});

/** Whoever was not at home learns of it (OWASP ASVS 5.0 6.3.5). */
const tell = (
  tx: OpenTransaction,
  { merchant, ip, userAgent }: Context,
  member: { username: string; language: string; email: string },
): Promise<void> => {
  const { browser, system } = nameDevice(userAgent);
  const device = [browser, system].filter((name) => name !== '').join(', ') || '?';
  return queueMessage(tx, {
    merchantId: merchant.id,
    channel: 'email',
    to: member.email,
    kind: 'newSignIn',
    language: member.language,
    data: { account: member.username, ip, device },
  });
};
