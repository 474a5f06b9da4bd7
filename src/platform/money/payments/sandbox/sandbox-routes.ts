import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { nearestLanguage } from '#config/languages/nearest-language.ts';
import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { JobContext } from '../../../base/jobs/run-jobs.ts';
import { registerSandboxApi } from './sandbox-api.ts';
import { decidePayment, findPayment, reportOf } from './sandbox-payments.ts';
import { renderSandboxPage, sandboxPolicy } from './sandbox-page.ts';
import { readProviderSecret } from '../provider-secret.ts';
import { SIGNATURE_HEADER, signBody } from '../../../base/messages/signed-message.ts';

/** A merchant that does not answer within this time asks for itself, later. */
const ANSWER_WITHIN_MS = 5000;

/**
 * Tells the merchant how a payment stands, once: a message that is lost does no harm, because a
 * merchant asks about what it has not heard of.
 */
const notifyMerchant = async (
  { database, log }: JobContext,
  merchant: Merchant,
  payment: SandboxPayment,
): Promise<void> => {
  const secret = await readProviderSecret(database, merchant, 'sandbox');
  const rawBody = JSON.stringify(reportOf(payment));
  try {
    const response = await fetch(payment.callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(secret, rawBody),
      },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    log.warn({ err: error, merchant: merchant.code }, 'The sandbox could not tell a merchant.');
  }
};

/** What one address may ask of the pages in a minute. */
const PER_MINUTE = 240;

const route = {
  schema: { hide: true },
  config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } },
};

/** The sandbox provider, whole: the port's other side, and the page on which a payer decides. */
export const registerSandboxRoutes = (app: FastifyInstance, context: JobContext): void => {
  registerSandboxApi(app, context);
  app.get('/pay/sandbox/:id', route, async (request, reply) => {
    const found = await find(context, request);
    return sendPage(request, reply, found?.payment ?? null);
  });
  for (const [action, status] of [
    ['settle', 'settled'],
    ['fail', 'failed'],
  ] as const)
    app.post(`/pay/sandbox/:id/${action}`, route, async (request, reply) => {
      const found = await find(context, request);
      if (!found) return sendPage(request, reply, null);
      const decided = await decidePayment(context.database, found.payment, status);
      // Too late or decided before: the page says how it stands.
      if (!decided) return reply.redirect(pathOf(request), 303);
      await notifyMerchant(context, found.merchant, decided);
      return reply.redirect(decided.returnUrl, 303);
    });
  app.post('/pay/sandbox/:id/leave', route, async (request, reply) => {
    const found = await find(context, request);
    return found ? reply.redirect(found.payment.returnUrl, 303) : sendPage(request, reply, null);
  });
};

const idOf = ({ params }: FastifyRequest): string => String((params as { id?: unknown }).id);

const pathOf = (request: FastifyRequest): string =>
  `/pay/sandbox/${encodeURIComponent(idOf(request))}`;

/** The payment of an address: the merchant's code, a dot, and what nobody can guess. */
const find = async (
  { database, merchants }: JobContext,
  request: FastifyRequest,
): Promise<{ merchant: Merchant; payment: SandboxPayment } | null> => {
  const [code, id] = idOf(request).split('.');
  const merchant = merchants().find((each) => each.code === code);
  const payment = merchant && id ? await findPayment(database, merchant.id, { id }) : null;
  return merchant && payment ? { merchant, payment } : null;
};

const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  payment: SandboxPayment | null,
): FastifyReply => {
  const { language } = request.query as { language?: unknown };
  const wanted = typeof language === 'string' ? language : (payment?.language ?? 'en');
  const page = { address: pathOf(request), language: nearestLanguage(wanted) };
  return reply
    .code(payment ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', sandboxPolicy)
    .send(renderSandboxPage(payment, page));
};
