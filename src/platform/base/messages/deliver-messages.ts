import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import type { Merchant } from '../endpoints/handler.ts';
import type { Job, JobContext } from '../jobs/run-jobs.ts';
import { pushTransport } from './push-transport.ts';
import { readTransports } from './read-transports.ts';
import type { Transports } from './transport.ts';
import { readPushSettings } from './vapid.ts';
import { merchantsById } from '../merchants/find-merchant.ts';

/** At most so many at once. */
const BATCH = 20;

/** What is left after this waits for the next run. */
const LONGEST_RUN_MS = 20_000;

/** A process that dies while it sends leaves its messages to the others after this. */
const LEASE_SECONDS = 120;

/** After so many attempts, the last about half an hour after the first, it is given up. */
const MAX_ATTEMPTS = 7;
const FIRST_WAIT_SECONDS = 30;

/** A message that has waited longer is out of date and not sent. */
const MAX_AGE_HOURS = 24;

interface DueMessage {
  merchantId: number;
  id: number;
  channel: 'sms' | 'email' | 'push';
  recipient: string;
  kind: string;
  language: string;
  subject: string;
  body: string;
  attempts: number;
}

/** Sends what waits in the outbox. */
export const deliveryJob: Job = {
  name: 'deliverMessages',
  everyMs: 2000,
  run: (context) => {
    const push = readPushSettings(process.env);
    return deliverMessages(context, {
      ...readTransports(process.env),
      push: push && pushTransport(context.database, push),
    });
  },
};

/**
 * Hands waiting messages to their transports; one that is not taken waits longer each time.
 * Delivery is at least once: a message whose sender died is sent again under the same id.
 *
 * @param transports a channel without one leaves its messages where they are
 */
export const deliverMessages = async (
  context: DeliveryContext,
  transports: Transports,
): Promise<void> => {
  await expireMessages(context.database);
  const channels = (['sms', 'email', 'push'] as const).filter((channel) => transports[channel]);
  if (channels.length === 0) return;
  const known = merchantsById(context.merchants());
  const until = Date.now() + LONGEST_RUN_MS;
  let due: DueMessage[];
  do {
    due = await claimDue(context.database, channels);
    await Promise.all(
      due.map((message) => deliverOne(context, transports, known.get(message.merchantId), message)),
    );
  } while (due.length === BATCH && Date.now() < until);
};

type DeliveryContext = Pick<JobContext, 'database' | 'merchants' | 'log'>;

const deliverOne = async (
  { database, log }: DeliveryContext,
  transports: Transports,
  merchant: Merchant | undefined,
  message: DueMessage,
): Promise<void> => {
  const send = transports[message.channel];
  if (!merchant || !send) return;
  try {
    await send(toOutgoing(message, merchant));
    await noteSent(database, message);
  } catch (error) {
    // Never the text: it may hold a code.
    log.warn({ err: error, message: message.id, kind: message.kind }, 'a message was not taken');
    await recordError(database, message, error);
  }
};

/** The text of expired codes is removed. */
const expireMessages = async (database: Database): Promise<void> => {
  await sql`update message_outbox set state = 'expired',
      body = case when expires_at is null then body else '' end
    where state = 'queued' and (expires_at < now()
      or created_at < now() - make_interval(hours => ${MAX_AGE_HOURS}))`.execute(database);
};

/** Takes messages for this process alone, for as long as the lease holds. */
const claimDue = async (database: Database, channels: readonly string[]): Promise<DueMessage[]> => {
  const { rows } = await sql<DueMessage>`
    update message_outbox as m set attempts = m.attempts + 1,
      next_try_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from (select merchant_id, id from message_outbox
      where state = 'queued' and next_try_at <= now() and channel = any(${channels})
      order by bulk, next_try_at limit ${BATCH} for update skip locked) as due
    where m.merchant_id = due.merchant_id and m.id = due.id
    returning m.merchant_id, m.id, m.channel, m.recipient, m.kind, m.language, m.subject, m.body,
      m.attempts`.execute(database);
  return rows;
};

const toOutgoing = (message: DueMessage, { code, config }: Merchant) => ({
  id: `${code}-${message.id}`,
  brand: { code, name: config.brand.name, domain: config.site.mainDomain },
  to: message.recipient,
  kind: message.kind,
  language: message.language,
  subject: message.subject,
  body: message.body,
});

const noteSent = async (database: Database, { merchantId, id }: DueMessage): Promise<void> => {
  await database
    .updateTable('messageOutbox')
    .set({ state: 'sent', sentAt: new Date(), body: '', fault: null })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};

const recordError = async (
  database: Database,
  { merchantId, id, attempts }: DueMessage,
  error: unknown,
): Promise<void> => {
  const waitSeconds = FIRST_WAIT_SECONDS * 2 ** (attempts - 1);
  const reason = error instanceof Error ? error.message : String(error);
  await database
    .updateTable('messageOutbox')
    .set({
      state: attempts >= MAX_ATTEMPTS ? 'failed' : 'queued',
      nextTryAt: sql<Date>`now() + make_interval(secs => ${waitSeconds})`,
      fault: reason.slice(0, 300),
    })
    .where('merchantId', '=', merchantId)
    .where('id', '=', id)
    .execute();
};
