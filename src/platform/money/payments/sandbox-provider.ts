import * as z from 'zod';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { parseMessage } from '../../base/http/parse-json.ts';
import {
  type OpenedPayment,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  ProviderUnreachable,
} from './payment-provider.ts';
import { readProviderSecret } from './provider-secret.ts';
import { isSignedBody, SIGNATURE_HEADER, signBody } from '../../base/messages/signed-message.ts';

/** A provider that says nothing for this long is asked again later. */
const ANSWER_WITHIN_MS = 5000;

const report = z.object({
  reference: z.string().max(64),
  providerRef: z.string().min(1).max(128),
  status: z.enum(['pending', 'settled', 'failed', 'refunded']),
  amountMinor: z.int().positive(),
  currency: z.string().length(3),
});

const opened = z.object({ providerRef: z.string().min(1).max(128), payUrl: z.string().max(2048) });

/** Where this platform can be reached by itself, and for whom it asks. */
export interface ProviderPlace {
  database: Database;
  merchant: Merchant;
  ownUrl: string;
}

/** The sandbox as the platform sees it: signed messages over HTTP, and nothing else. */
export const sandboxProvider = (place: ProviderPlace): PaymentProvider => {
  const { database, merchant, ownUrl } = place;
  const secretOf = () => readProviderSecret(database, merchant, 'sandbox');
  const isTrue = async (headers: Record<string, unknown>, rawBody: string): Promise<boolean> =>
    isSignedBody(headers, rawBody, {
      secret: await secretOf(),
      skewSeconds: merchant.config.payments.callbackSkewSeconds,
    });
  const send = async <Value>(
    action: string,
    body: object,
    shape: z.ZodType<Value>,
  ): Promise<Value | null> => {
    const rawBody = JSON.stringify({ action, merchant: merchant.code, ...body });
    try {
      const response = await post(ownUrl, rawBody, await secretOf());
      const rawAnswer = await response.text();
      if (response.status === 404 || response.status === 409) return null;
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      if (!(await isTrue(Object.fromEntries(response.headers), rawAnswer)))
        throw new Error('its answer is not signed');
      return shape.parse(JSON.parse(rawAnswer));
    } catch (cause) {
      throw new ProviderUnreachable(`The sandbox did not answer ${action} as agreed.`, { cause });
    }
  };
  return {
    create: (order: PaymentOrder): Promise<OpenedPayment | null> =>
      send('create', { ...order, callbackUrl: callbackUrlOf(place) }, opened),
    query: (reference) => send('query', { reference }, report),
    refund: (reference) => send('refund', { reference }, report),
    readCallback: async (headers, rawBody): Promise<PaymentReport | null> => {
      if (!(await isTrue(headers, rawBody))) return null;
      const read = report.safeParse(parseMessage(rawBody));
      return read.success ? read.data : null;
    },
  };
};

const post = (ownUrl: string, rawBody: string, secret: string): Promise<Response> =>
  fetch(new URL('/pay/sandbox/api', ownUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signBody(secret, rawBody) },
    body: rawBody,
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });

const callbackUrlOf = ({ merchant, ownUrl }: ProviderPlace): string =>
  new URL(`/pay/callback/sandbox/${merchant.code}`, ownUrl).href;
