import { randomBytes } from 'node:crypto';
import {
  agentPostback,
  postbackLog,
  renewPostbackSecret,
  setAgentPostback,
  testPostback,
} from '#api/agent-postbacks.ts';
import { recordDecision } from '../../../base/audit/record-decision.ts';
import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import { type Context, handle, type Session } from '../../../base/endpoints/handler.ts';
import { sealSecret } from '../../../base/sealing/seal-secret.ts';
import { isPostbackUrl } from '../../affiliate/postbacks/postback-transport.ts';
import { requireRight } from '../require-right.ts';

type Agent = Context & { session: Session };

const SECRET_BYTES = 32;

const makeSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

const readTarget = async (
  database: Database | OpenTransaction,
  { merchant, session }: Pick<Agent, 'merchant' | 'session'>,
) => {
  const row = await database
    .selectFrom('postbackTarget')
    .select(['url', 'enabled', 'secretMadeAt'])
    .where('merchantId', '=', merchant.id)
    .where('agentId', '=', session.memberId)
    .executeTakeFirst();
  return {
    url: row?.url ?? null,
    enabled: row?.enabled ?? false,
    secretMadeAt: row?.secretMadeAt.toISOString() ?? null,
  };
};

/** Where the agent's messages go. */
export const agentPostbackHandler = handle(agentPostback, (_input, context) => {
  requireRight(context, 'sendPostbacks');
  return readTarget(context.database, context);
});

/** Sets where they go; the first time a secret is made for them. */
export const setAgentPostbackHandler = handle(
  setAgentPostback,
  async ({ url, enabled }, context, refuse) => {
    const { database, merchant, session } = context;
    requireRight(context, 'sendPostbacks');
    if (!isPostbackUrl(url)) return refuse('postback_address');
    const key = { merchantId: merchant.id, agentId: session.memberId };
    const secret = makeSecret();
    return database.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('postbackTarget')
        .values({ ...key, url, enabled, secret: sealSecret(secret) })
        .onConflict((conflict) => conflict.columns(['merchantId', 'agentId']).doNothing())
        .executeTakeFirstOrThrow();
      const isNew = Boolean(numInsertedOrUpdatedRows);
      if (!isNew)
        await tx
          .updateTable('postbackTarget')
          .set({ url, enabled })
          .where('merchantId', '=', key.merchantId)
          .where('agentId', '=', key.agentId)
          .execute();
      await note(tx, context, { url: new URL(url).origin, enabled });
      return { ...(await readTarget(tx, context)), secret: isNew ? secret : null };
    });
  },
);

/** Where messages go is a way out of the platform: who set it stays known. */
const note = (tx: OpenTransaction, { merchant, session }: Agent, facts: Record<string, unknown>) =>
  recordDecision(tx, {
    merchantId: merchant.id,
    action: 'agent.set-postback',
    subject: `member ${session.memberId}`,
    by: `member ${session.memberId}`,
    reason: 'the agent did it',
    facts,
  });

/** Makes a new secret, which signs all from now on. */
export const renewPostbackSecretHandler = handle(
  renewPostbackSecret,
  async (_input, context, refuse) => {
    const { database, merchant, session } = context;
    requireRight(context, 'sendPostbacks');
    const secret = makeSecret();
    return database.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('postbackTarget')
        .set({ secret: sealSecret(secret), secretMadeAt: new Date() })
        .where('merchantId', '=', merchant.id)
        .where('agentId', '=', session.memberId)
        .returning('secretMadeAt')
        .executeTakeFirst();
      if (!row) return refuse('postback_none');
      await note(tx, context, { secret: 'renewed' });
      return { secret, secretMadeAt: row.secretMadeAt.toISOString() };
    });
  },
);

/** Queues a test, as any other message. */
export const testPostbackHandler = handle(testPostback, async (_input, context, refuse) => {
  const { database, merchant, session } = context;
  requireRight(context, 'sendPostbacks');
  const { rows } = await sql<{ id: number }>`
    insert into postback (merchant_id, agent_id, event, code, sub_id)
      select merchant_id, agent_id, 'test', '', '' from postback_target
        where merchant_id = ${merchant.id} and agent_id = ${session.memberId} and enabled
      returning id`.execute(database);
  return rows[0] ?? refuse('postback_none');
});

/** What was sent, the newest first. */
export const postbackLogHandler = handle(postbackLog, async ({ after, pageSize }, context) => {
  const { database, merchant, session } = context;
  requireRight(context, 'sendPostbacks');
  let query = database
    .selectFrom('postback')
    .selectAll()
    .where('merchantId', '=', merchant.id)
    .where('agentId', '=', session.memberId)
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after !== undefined) query = query.where('id', '<', after);
  const rows = await query.execute();
  const items = rows.slice(0, pageSize).map((row) => ({
    id: row.id,
    event: row.event,
    code: row.code,
    subId: row.subId,
    at: row.occurredAt.toISOString(),
    state: row.state,
    attempts: row.attempts,
    nextTryAt: row.state === 'queued' ? row.nextTryAt.toISOString() : null,
    status: row.status,
    fault: row.fault,
  }));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
});
