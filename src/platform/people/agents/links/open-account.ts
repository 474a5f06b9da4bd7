import { randomInt } from 'node:crypto';
import { openAccount, renewAccountSecret } from '#api/agent-links.ts';
import { checkField } from '#domain/check-field.ts';
import { hashFor, hashRequestOf } from '../../access/password-queue.ts';
import { lockTree } from '../../access/lock-tree.ts';
import { closeSessions } from '../../access/sessions.ts';
import { recordDecision } from '../../../base/audit/record-decision.ts';
import type { OpenTransaction } from '../../../base/database/tables.ts';
import { type Context, handle, Refusal, type Session } from '../../../base/endpoints/handler.ts';
import { pickLanguage } from '../../../base/merchants/pick-language.ts';
import { welcomeMember } from '../../inbox/welcome-member.ts';
import { createMember, hoursFromNow } from '../../members/create-member.ts';
import { lockMember } from '../../members/lock-member.ts';
import { requireDownline } from '../require-downline.ts';
import { requireRight } from '../require-right.ts';
import { typeOf } from '../team-member.ts';
import { countOpened, readOpened } from './opened-accounts.ts';
import { refuseKind } from './open-kinds.ts';

type Agent = Context & { session: Session };

/** No look-alikes: a secret is read out and typed once. */
const SECRET_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';
const SECRET_GROUPS = 4;
const GROUP_LENGTH = 5;

/** A secret of 115 random bits. */
const drawSecret = (): string =>
  Array.from({ length: SECRET_GROUPS }, () =>
    Array.from(
      { length: GROUP_LENGTH },
      () => SECRET_LETTERS[randomInt(SECRET_LETTERS.length)],
    ).join(''),
  ).join('-');

/** Opens an account directly below the agent; its first password is told in the answer and nowhere else. */
export const openAccountHandler = handle(openAccount, async (input, context, refuse) => {
  const { database, merchant, session } = context;
  requireRight(context, 'openMembers');
  refuseKind(context, input.kind);
  const username = input.username.toLowerCase();
  const rule = { ...merchant.config.registerFields.username, enabled: true, required: true };
  const wrong = checkField('username', username, rule);
  if (wrong) return refuse('invalid_input', { fieldErrors: [wrong] });
  await refuseOverDay(database, context);
  const secret = drawSecret();
  const passwordHash = await hashFor(hashRequestOf(context, `new ${username}`), secret);
  return database.transaction().execute(async (tx) => {
    // Before a member's row: see `lockTree`.
    await lockTree(tx, merchant.id, 'together');
    await lockMember(tx, merchant.id, session.memberId);
    await refuseOverDay(tx, context);
    const member = await createMember(tx, {
      merchantId: merchant.id,
      currency: merchant.config.currency,
      username,
      passwordHash,
      type: typeOf(input.kind),
      uplineId: session.memberId,
      language: pickLanguage(context.language, merchant.config.languages),
      ip: context.ip,
      secretHours: merchant.config.agents.affiliates.secretHours,
    });
    if (!member) return refuse('username_taken');
    await tx
      .insertInto('openedAccount')
      .values({ merchantId: merchant.id, memberId: member.id, openedBy: session.memberId })
      .execute();
    await welcomeMember(tx, merchant.id, member.id);
    await note(tx, context, {
      memberId: member.id,
      action: 'agent.open-account',
      kind: input.kind,
    });
    return { ...(await readNew(tx, context, member.id)), secret };
  });
});

const note = (
  tx: OpenTransaction,
  { merchant, session }: Agent,
  {
    memberId,
    action,
    ...facts
  }: { memberId: number; action: 'agent.open-account' | 'agent.renew-secret'; kind?: string },
) =>
  recordDecision(tx, {
    merchantId: merchant.id,
    action,
    subject: `member ${memberId}`,
    by: `member ${session.memberId}`,
    reason: 'an agent did it by hand',
    facts,
  });

const readNew = async (tx: OpenTransaction, { merchant, session }: Agent, memberId: number) => {
  const [opened] = await readOpened(tx, {
    merchantId: merchant.id,
    openedBy: session.memberId,
    memberId,
    limit: 1,
  });
  if (!opened?.secretUntil) throw new Error(`account ${memberId} has no one-time secret`);
  return { ...opened, secretUntil: opened.secretUntil };
};

const refuseOverDay = async (
  database: Context['database'] | OpenTransaction,
  context: Agent,
): Promise<void> => {
  const { openedPerDay: perDay } = context.merchant.config.agents.affiliates;
  if ((await countOpened(database, context)) >= perDay)
    throw new Refusal('accounts_full', { details: { perDay } });
};

/** Gives an account another one-time secret; the one before is worth nothing then. */
export const renewAccountSecretHandler = handle(
  renewAccountSecret,
  async ({ memberId }, context, refuse) => {
    const { database, merchant, session } = context;
    requireRight(context, 'openMembers');
    const { username } = await requireDownline(context, memberId);
    const secret = drawSecret();
    const passwordHash = await hashFor(hashRequestOf(context, `new ${username}`), secret);
    return database.transaction().execute(async (tx) => {
      const { secretHours } = merchant.config.agents.affiliates;
      const { numUpdatedRows } = await tx
        .updateTable('member')
        .set({ passwordHash, secretUntil: hoursFromNow(secretHours) })
        .where('merchantId', '=', merchant.id)
        .where('id', '=', memberId)
        .where('secretUntil', 'is not', null)
        .where((by) =>
          by.exists(
            by
              .selectFrom('openedAccount')
              .select('memberId')
              .where('merchantId', '=', merchant.id)
              .where('memberId', '=', memberId)
              .where('openedBy', '=', session.memberId),
          ),
        )
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return refuse('secret_used');
      // Somebody else may have used the secret that was lost.
      await closeSessions(tx, merchant.id, { memberId });
      await note(tx, context, { memberId, action: 'agent.renew-secret' });
      const { secretUntil } = await readNew(tx, context, memberId);
      return { memberId, secret, secretUntil };
    });
  },
);
