import { sql } from '../../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../../base/database/tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { Job, JobContext } from '../../../base/jobs/run-jobs.ts';
import { queueMessages } from '../../../base/messages/queue-message.ts';
import { temptingTemplates } from '../inbox-templates.ts';
import { type InboxText, type KeptMessage, renderMessage } from '../render-message.ts';
import { merchantsById } from '../../../base/merchants/find-merchant.ts';

/** Messages that one step hands on. */
const STEP = 500;

/** What is older tells nobody anything new. */
const MAX_AGE_HOURS = 24;

/** The bits of the column `reach`. */
const BY_EMAIL = 1;
const BY_PUSH = 2;

/** A push service takes no more; the rest is read on the site. */
const MAX_PUSH_TEXT = 400;

/** Tells by e-mail and web push what members asked to be told so. */
export const reachJob: Job = {
  name: 'reachMembers',
  everyMs: 2000,
  run: (context) => reachMembers(context),
};

interface WaitingMessage extends KeptMessage {
  merchantId: number;
  id: number;
  kind: string;
  path: string | null;
  reach: number;
  language: string;
  email: string | null;
  subscriptions: { id: number; language: string }[];
}

/**
 * Puts into the outbox what waits to be told in another way, of all brands: a message and its marks change in one
 * transaction, so that each leaves once. What invites to come back is told only to who still may be invited.
 */
export const reachMembers = async ({
  database,
  merchants,
}: Pick<JobContext, 'database' | 'merchants'>): Promise<void> => {
  if (!(await isAnyWaiting(database))) return;
  const known = merchantsById(merchants());
  while ((await reachSome(database, known)) === STEP);
};

/** Asked before the messages themselves: nearly always none waits, and to plan that query costs more than this one. */
const isAnyWaiting = async (database: Database): Promise<boolean> => {
  const { rows } = await sql`select from inbox_message where reach > 0 limit 1`.execute(database);
  return rows.length > 0;
};

const reachSome = (database: Database, known: ReadonlyMap<number, Merchant>): Promise<number> =>
  database.transaction().execute(async (tx) => {
    const waiting = await takeWaiting(tx);
    const told = waiting.flatMap((message) => {
      const merchant = known.get(message.merchantId);
      return merchant ? [{ message, merchant }] : [];
    });
    await queueMessages(
      tx,
      told.flatMap((each) => toMail(each) ?? []),
    );
    const pushes = told.flatMap(toPushes);
    if (pushes.length > 0) await tx.insertInto('messageOutbox').values(pushes).execute();
    return waiting.length;
  });

/** Takes the messages that have waited longest; whether they can be told or not, they wait no more. */
const takeWaiting = async (tx: OpenTransaction): Promise<WaitingMessage[]> => {
  const { rows } = await sql<WaitingMessage>`
    with due as (
      select merchant_id, member_id, id, reach from inbox_message
        where reach > 0 order by created_at limit ${STEP} for update skip locked
    ),
    taken as (
      update inbox_message i set reach = 0 from due
        where i.merchant_id = due.merchant_id and i.member_id = due.member_id and i.id = due.id
        returning i.merchant_id, i.member_id, i.id, i.kind, i.template, i.values, i.path,
          i.broadcast_id, i.created_at, i.read_at, i.deleted_at, due.reach
    )
    select t.merchant_id, t.id, t.kind, t.template, t.values, t.path, b.title, b.body, m.language,
        case when t.created_at < now() - make_interval(hours => ${MAX_AGE_HOURS})
          or t.read_at is not null or t.deleted_at is not null or m.status <> 'active'
          or (t.broadcast_id is not null and t.kind = 'promotion'
              or t.template = any(${[...temptingTemplates]}::text[]))
            and not may_be_tempted(t.merchant_id, t.member_id)
          then 0 else t.reach end as reach,
        (select c.value from member_contact c where c.merchant_id = t.merchant_id
          and c.member_id = t.member_id and c.kind = 'email') as email,
        (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'language', s.language)), '[]')
          from push_subscription s where s.merchant_id = t.merchant_id
            and s.member_id = t.member_id) as subscriptions
      from taken t
      join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
      left join inbox_broadcast b on b.merchant_id = t.merchant_id and b.id = t.broadcast_id
      order by t.id`.execute(tx);
  return rows;
};

interface Told {
  message: WaitingMessage;
  merchant: Merchant;
}

const textOf = ({ message, merchant }: Told, language: string): InboxText | null => {
  const { timeZone, brand } = merchant.config;
  return renderMessage(message, { language, timeZone, brand: brand.name });
};

const toMail = (told: Told) => {
  const { message, merchant } = told;
  const { merchantId, path, language, email, reach } = message;
  if ((reach & BY_EMAIL) === 0 || email === null) return null;
  const text = textOf(told, language);
  if (!text) return null;
  const origin = `https://${merchant.config.site.mainDomain}`;
  const data = {
    ...text,
    link: `${origin}${path ?? '/messageV2'}`,
    settings: `${origin}/messageV2#reach`,
  };
  const kind = 'inboxMail' as const;
  const brandName = merchant.config.brand.name;
  return { merchantId, channel: 'email' as const, to: email, kind, language, data, brandName };
};

const toPushes = (told: Told) => {
  const { merchantId, path, reach, subscriptions, id } = told.message;
  if ((reach & BY_PUSH) === 0) return [];
  return subscriptions.flatMap((subscription) => {
    const { language } = subscription;
    const text = textOf(told, language);
    if (!text) return [];
    const body = JSON.stringify({
      title: text.title,
      body: text.text.slice(0, MAX_PUSH_TEXT).toWellFormed(),
      path: path ?? '/messageV2',
      tag: `message-${id}`,
    });
    return [
      {
        merchantId,
        channel: 'push' as const,
        recipient: String(subscription.id),
        kind: 'inboxPush',
        language,
        subject: text.title,
        body,
        state: 'queued' as const,
        bulk: true,
      },
    ];
  });
};
