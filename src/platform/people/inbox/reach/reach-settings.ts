import { inboxReach, setInboxReach } from '#api/inbox-reach.ts';
import { inboxKind } from '#api/inbox.ts';
import { sql } from '../../../base/database/sql.ts';
import { type Context, handle, type Session } from '../../../base/endpoints/handler.ts';
import { readPushSettings } from '../../../base/messages/vapid.ts';

type Asking = Pick<Context, 'database' | 'merchant'> & { session: Session };

const readReach = async ({ database, merchant, session }: Asking) => {
  const ofMember = sql`merchant_id = ${merchant.id} and member_id = ${session.memberId}`;
  const { rows } = await sql<{ kind: string; email: boolean; push: boolean }>`
    select kind, email, push from inbox_reach where ${ofMember}`.execute(database);
  const { rows: contacts } = await sql`select from member_contact
    where ${ofMember} and kind = 'email'`.execute(database);
  const chosen = new Map(rows.map((row) => [row.kind, row]));
  return {
    kinds: inboxKind.options.map((kind) => ({
      kind,
      email: chosen.get(kind)?.email ?? false,
      push: chosen.get(kind)?.push ?? false,
    })),
    hasEmail: contacts.length > 0,
    pushKey: readPushSettings(process.env)?.publicKey ?? null,
  };
};

/** How a member is told of messages besides the inbox. */
export const inboxReachHandler = handle(inboxReach, (_input, context) => readReach(context));

/** Notes how messages of one kind are told: two ways that are chosen at once leave each other as they are. */
export const setInboxReachHandler = handle(
  setInboxReach,
  async ({ kind, email = null, push = null }, context) => {
    const { database, merchant, session } = context;
    await sql`insert into inbox_reach (merchant_id, member_id, kind, email, push)
      values (${merchant.id}, ${session.memberId}, ${kind},
        coalesce(${email}::boolean, false), coalesce(${push}::boolean, false))
      on conflict (merchant_id, member_id, kind) do update set
        email = coalesce(${email}::boolean, inbox_reach.email),
        push = coalesce(${push}::boolean, inbox_reach.push)`.execute(database);
    return readReach(context);
  },
);
