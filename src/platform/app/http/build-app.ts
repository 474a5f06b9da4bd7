import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import { findUnstorable } from '#domain/storable.ts';
import { countedAddress } from '../../base/http/network.ts';
import type { Handler } from '../../base/endpoints/handler.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import type { SetAside } from '../../base/merchants/set-aside.ts';
import { createSiteServer } from '../../base/sites/serve-site.ts';
import { refusalOf, sendRefusal } from '../../base/http/answers.ts';
import { registerBodyParsers } from '../../base/http/body-parsers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { answerClientErrors } from '../../base/http/client-errors.ts';
import { createSharedLimits } from '../../base/http/shared-limits.ts';
import { isCrossSite } from '../../base/http/cross-site.ts';
import { registerDocs } from '../../base/http/docs.ts';
import { answerErrors } from './answer-errors.ts';
import { registerHealth } from './health.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { observeRequests } from '../metrics/observe-requests.ts';
import { traceRequests } from './trace-requests.ts';
import { readableUrl } from '../../base/http/readable-url.ts';
import { letVisitorsGo } from './stop-gently.ts';
import { type EndpointServices, registerEndpoints } from './register-endpoints.ts';
import {
  readPlainSecurityHeaders,
  registerSecurityHeaders,
} from '../../base/http/security-headers.ts';
import {
  cutSlowBodies,
  slowHeaderOptions,
  type SlowLimits,
} from '../../base/http/slow-requests.ts';
import type { IsTrusted } from '../../base/http/trusted-proxies.ts';
import type { Valkey } from '../../base/valkey/open-valkey.ts';
import { registerVaryHost } from '../../base/http/vary-host.ts';
import { createRequestIds, tellRequestIds } from '../../base/http/request-id.ts';
import { visitorOf } from '../../base/http/visitor.ts';

/** No call of ours carries more than a form. */
const MAX_BODY_BYTES = 64 * 1024;

/** Longer than any address that Node reads: a part of one is looked at by its own route. */
const MAX_PARAM_CHARACTERS = 64 * 1024;

export interface AppParts extends EndpointServices {
  log: FastifyBaseLogger;
  /** The brands that are not as their files are now. */
  setAside: () => readonly SetAside[];
  handlers: readonly Handler[];
  /** Further routes, such as the games' pictures. */
  routes: readonly ((app: FastifyInstance) => void)[];
  /** How slowly a request may come. */
  slow: SlowLimits;
  /** Where answers are measured; null: nowhere. */
  metrics: Metrics | null;
  /** Where limits are counted in place of rows; null: in rows. */
  valkey: Valkey | null;
  /** Whose X-Forwarded-* is believed. */
  isTrustedProxy: IsTrusted;
  /** Aborted once the process is coming to its end. */
  leaving: AbortSignal;
}

/** The whole HTTP side: calls, health, the API's page, and every site by its host name. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: parts.log,
    trustProxy: parts.isTrustedProxy,
    genReqId: createRequestIds(parts.isTrustedProxy),
    bodyLimit: MAX_BODY_BYTES,
    ...slowHeaderOptions(parts.slow, parts.slow.uploadMs),
    clientErrorHandler: answerClientErrors(await readPlainSecurityHeaders(), refusalOf),
    rewriteUrl: readableUrl,
    forceCloseConnections: 'idle',
    // What comes at the last moment is answered, not refused.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PARAM_CHARACTERS },
  });
  app.decorate('isTrustedProxy', parts.isTrustedProxy);
  // Inputs and answers are checked by zod; the JSON schemas only feed the API's page.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  tellRequestIds(app);
  traceRequests(app, parts.sites);
  if (parts.metrics) observeRequests(app, parts.sites, parts.metrics);
  answerErrors(app, parts);
  letVisitorsGo(app, parts.leaving);
  cutSlowBodies(app, parts.slow, takesFile);
  await registerSecurity(app, parts);
  registerVaryHost(app);
  await registerBodyParsers(app);
  await registerDocs(app);
  registerHealth(app, parts);
  registerEndpoints(app, parts.handlers, parts);
  for (const register of parts.routes) register(app);
  await registerSites(app, parts.sites);
  return app;
};

/** Whatever is no call is a file of the site whose host name is called. */
const registerSites = async (app: FastifyInstance, sites: SiteRegistry): Promise<void> => {
  const { serve, answerPreflight, serveMissing } = await createSiteServer(app, sites, visitorOf);
  app.options('/*', { schema: { hide: true } }, async (request, reply) =>
    isCall(request.url) ? sendRefusal(reply, 'not_found') : answerPreflight(request, reply),
  );
  app.get('/*', { schema: { hide: true } }, async (request, reply) =>
    isCall(request.url) ? sendRefusal(reply, 'not_found') : serve(request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    isCall(request.url) || request.method !== 'GET'
      ? sendRefusal(reply, 'not_found')
      : serveMissing(request, reply),
  );
};

const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.endpoint?.multipart === true;

const isCall = (url: string): boolean => /^\/(?:wps|lgw|lotto)\//.test(url);

const registerSecurity = async (
  app: FastifyInstance,
  { database, valkey }: Pick<AppParts, 'database' | 'valkey'>,
): Promise<void> => {
  await registerSecurityHeaders(app);
  app.addHook('onRequest', async ({ raw }, reply) =>
    calledHost(raw).name === ''
      ? sendRefusal(reply, 'invalid_input', { fieldErrors: [{ field: 'Host', rule: 'invalid' }] })
      : undefined,
  );
  app.addHook('onRequest', async (request, reply) =>
    isCrossSite(request) ? sendRefusal(reply, 'cross_site') : undefined,
  );
  // The body is looked at where it is opened: it may be encrypted, or signed as bytes.
  app.addHook('preValidation', async ({ params, query }, reply) => {
    const field = findUnstorable(params) ?? findUnstorable(query);
    return field === null
      ? undefined
      : sendRefusal(reply, 'invalid_input', { fieldErrors: [{ field, rule: 'characters' }] });
  });
  await app.register(rateLimit, {
    global: false,
    store: createSharedLimits(database, valkey),
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
};
