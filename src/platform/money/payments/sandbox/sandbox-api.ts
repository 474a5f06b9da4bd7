import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { JobContext } from '../../../base/jobs/run-jobs.ts';
import { parseMessage } from '../../../base/http/parse-json.ts';
import { readProviderSecret } from '../provider-secret.ts';
import {
  isSignedBody,
  SIGNATURE_HEADER,
  signBody,
  signedRoute,
} from '../../../base/messages/signed-message.ts';
import { findPayment, openPayment, refundPayment, reportOf } from './sandbox-payments.ts';

const merchant = z.string().max(40);
const reference = z.string().min(1).max(64);

const request = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('create'),
    merchant,
    reference,
    amountMinor: z.int().positive(),
    currency: z.string().regex(/^[A-Z]{3}$/),
    payee: z.string().max(120),
    language: z.string().max(16),
    expiresAt: z.coerce.date(),
    callbackUrl: z.url({ protocol: /^https?$/ }).max(2048),
    // Back to the site that the payer came from, and nowhere else.
    returnUrl: z
      .string()
      .max(2048)
      .regex(/^\/(?![/\\])/),
  }),
  z.object({ action: z.enum(['query', 'refund']), merchant, reference }),
]);

type SandboxRequest = z.infer<typeof request>;

/** The sandbox's side of the port: one signed body in, one signed body out. */
export const registerSandboxApi = (app: FastifyInstance, context: JobContext): void => {
  app.post('/pay/sandbox/api', signedRoute, async (call, reply) => {
    const read = request.safeParse(parseMessage(String(call.body)));
    if (!read.success) return reply.code(400).send({ error: 'The body is not what was agreed.' });
    const asking = context.merchants().find(({ code }) => code === read.data.merchant);
    if (!asking || !(await isSignedBy(context, asking, call)))
      return reply.code(401).send({ error: 'The signature is missing, wrong or too old.' });
    return answer(context, asking, read.data, reply);
  });
};

const isSignedBy = async (
  { database }: JobContext,
  asking: Merchant,
  { headers, body }: FastifyRequest,
): Promise<boolean> =>
  isSignedBody(headers, String(body), {
    secret: await readProviderSecret(database, asking, 'sandbox'),
    skewSeconds: asking.config.payments.callbackSkewSeconds,
  });

const answer = async (
  { database }: JobContext,
  asking: Merchant,
  asked: SandboxRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const secret = await readProviderSecret(database, asking, 'sandbox');
  const send = (value: object) => {
    const rawBody = JSON.stringify(value);
    return reply
      .type('application/json')
      .header(SIGNATURE_HEADER, signBody(secret, rawBody))
      .send(rawBody);
  };
  if (asked.action === 'create') {
    const { action: _, merchant: __, ...order } = asked;
    const payment = await openPayment(database, { ...order, merchantId: asking.id });
    if (payment.amountMinor !== order.amountMinor || payment.currency !== order.currency)
      return reply.code(409).send({ error: 'The reference is another payment’s.' });
    return send({ providerRef: payment.id, payUrl: pageOf(asking, payment) });
  }
  const known = await findPayment(database, asking.id, asked);
  if (!known) return reply.code(404).send({ error: 'There is no such payment.' });
  if (asked.action === 'refund') await refundPayment(database, known);
  const payment = await findPayment(database, asking.id, asked);
  return send(reportOf(payment ?? known));
};

/** The page's address; the merchant's code leads, as it leads every key. */
export const pageOf = ({ code }: Merchant, { id }: SandboxPayment): string =>
  `/pay/sandbox/${code}.${id}`;
