import type { FastifyInstance } from 'fastify';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { receiveReport } from '../../money/deposits/query-deposit.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import { findProvider } from '../../money/payments/find-provider.ts';
import { signedRoute } from '../../base/messages/signed-message.ts';
import { registerSandboxRoutes } from '../../money/payments/sandbox/sandbox-routes.ts';
import { merchantsByCode } from '../../base/merchants/find-merchant.ts';

/**
 * Where providers send their messages, and the sandbox provider itself where there is one. Bodies are taken as the
 * bytes that were signed, so they are not read before the signature is.
 */
export const registerPaymentRoutes = (
  app: FastifyInstance,
  context: JobContext,
  { hasSandbox, hints }: { hasSandbox: boolean; hints: HintChannel },
): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'application/x-www-form-urlencoded'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    registerCallback(scope, context, hints);
    if (hasSandbox) registerSandboxRoutes(scope, context);
  });
};

const registerCallback = (app: FastifyInstance, context: JobContext, hints: HintChannel): void => {
  const { ownUrl } = context;
  app.post('/pay/callback/:provider/:merchant', signedRoute, async (call, reply) => {
    const named = call.params as { provider: string; merchant: string };
    const merchant = merchantsByCode(context.merchants()).get(named.merchant);
    if (!merchant) return reply.code(404).send({ error: 'There is no such provider.' });
    const database = onlyBrand(context.database, merchant.id);
    const provider = findProvider(named.provider, { database, merchant, ownUrl: ownUrl() });
    if (!provider) return reply.code(404).send({ error: 'There is no such provider.' });
    const report = await provider.readCallback(call.headers, String(call.body));
    if (!report)
      return reply.code(401).send({ error: 'The signature is missing, wrong or too old.' });
    const applied = await receiveReport({ database, merchant, provider }, report);
    if (applied === 'unknown') return reply.code(404).send({ error: 'There is no such deposit.' });
    // Whose deposit it is, the report does not say: there are few.
    hints.tell({ kind: 'member', brand: merchant.code, id: null });
    return reply.header('cache-control', 'no-store').send({ received: true });
  });
};
