import { request } from 'node:https';
import webPush from 'web-push';
import { sql } from '../database/sql.ts';
import type { Database } from '../database/tables.ts';
import type { Transport } from './transport.ts';
import type { PushKeys } from './push-keys.ts';
import { isPushAddress, type PushSettings } from './vapid.ts';

/** A service that is slower is asked again later. */
const ANSWER_MS = 10_000;

/** How long a service keeps a message for a browser that is away. */
const KEPT_SECONDS = 24 * 60 * 60;

/** The browser has taken its subscription back. */
const GONE = [404, 410];

interface Subscription extends PushKeys {
  merchantId: number;
  id: number;
  endpoint: string;
}

/**
 * Hands messages to push services: `to` is the number of a subscription. One that is gone is removed, and what was for
 * it counts as sent.
 *
 * @param ca a certificate that is trusted besides those of the system
 */
export const pushTransport =
  (database: Database, settings: PushSettings, ca?: string): Transport =>
  async ({ brand, to, body }) => {
    const { rows } = await sql<Subscription>`
      select s.merchant_id, s.id, s.endpoint, s.p256dh, s.auth from push_subscription s
        join merchant on merchant.id = s.merchant_id and merchant.code = ${brand.code}
        where s.id = ${to}`.execute(database);
    const [subscription] = rows;
    if (!subscription) return;
    const { merchantId, id, endpoint } = subscription;
    const isOurs = isPushAddress(endpoint, settings.hosts);
    const status = isOurs ? await post(subscription, body, settings, ca) : GONE[0];
    if (status !== undefined && GONE.includes(status))
      await sql`delete from push_subscription where merchant_id = ${merchantId}
        and id = ${id}`.execute(database);
    else if (status === undefined || status >= 300)
      throw new Error(`the push service answered ${status}`);
  };

/** What any push service takes of a sealed message (RFC 8030). */
const MOST_BYTES = 4096;

/**
 * Sends one message. The package seals and signs it; the request is ours, so that it goes nowhere else: redirects are not
 * followed.
 */
const post = (
  { endpoint, p256dh, auth }: Subscription,
  text: string,
  { subject, publicKey, privateKey }: PushSettings,
  ca: string | undefined,
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      { TTL: KEPT_SECONDS, vapidDetails: { subject, publicKey, privateKey } },
    );
    if (body.length > MOST_BYTES) throw new Error('a message for web push is too long');
    const call = request(
      endpoint,
      { method, headers, signal: AbortSignal.timeout(ANSWER_MS), ...(ca !== undefined && { ca }) },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
        answer.once('error', reject);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
