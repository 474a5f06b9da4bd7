import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { CommonRefusal } from '#api/refusals/common-refusals.ts';
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
import { isCrossSite } from '../../base/http/cross-site.ts';
import { registerDocs } from '../../base/http/docs.ts';
import { registerHealth } from './health.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';
import { observeRequests } from '../metrics/observe-requests.ts';
import { keepReading } from '../../base/http/keep-reading.ts';
import { readableUrl } from '../../base/http/readable-url.ts';
import { AGAIN_AFTER_SECONDS, createUnavailable } from '../../base/http/unavailable.ts';
import { traceRequests } from './trace-requests.ts';
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
import { registerVaryHost } from '../../base/http/vary-host.ts';
import { createRequestIds, tellRequestIds } from '../../base/http/request-id.ts';
import { isTrustedProxy, visitorOf } from '../../base/http/visitor.ts';

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
}

/** The whole HTTP side: calls, health, the API's page, and every site by its host name. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    loggerInstance: parts.log,
    trustProxy: 'loopback',
    genReqId: createRequestIds(isTrustedProxy),
    bodyLimit: MAX_BODY_BYTES,
    ...slowHeaderOptions(parts.slow, parts.slow.uploadMs),
    clientErrorHandler: answerClientErrors(await readPlainSecurityHeaders(), refusalOf),
    rewriteUrl: readableUrl,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: MAX_PARAM_CHARACTERS },
  });
  // Inputs and answers are checked by zod; the JSON schemas only feed the API's page.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  const isUnavailable = createUnavailable(parts.log);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    keepReading(request, reply);
    if (isUnavailable(error))
      return sendRefusal(reply, 'unavailable', {
        details: { retryAfterSeconds: AGAIN_AFTER_SECONDS },
      });
    const code = codeOf(error);
    if (code === 'unknown_system_error') request.log.error({ err: error }, 'a fault of ours');
    return sendRefusal(reply, code, detailsOf(error));
  });

  tellRequestIds(app);
  traceRequests(app, parts.sites);
  if (parts.metrics) observeRequests(app, parts.sites, parts.metrics);
  cutSlowBodies(app, parts.slow, takesFile);
  await registerSecurity(app);
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

const registerSecurity = async (app: FastifyInstance): Promise<void> => {
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
    keyGenerator: ({ ip }) => countedAddress(ip),
  });
};

const codeOf = ({ statusCode = 500 }: FastifyError): CommonRefusal => {
  if (statusCode === 429) return 'rate_limited';
  return statusCode >= 400 && statusCode < 500 ? 'invalid_input' : 'unknown_system_error';
};

const detailsOf = (error: FastifyError & { ttl?: number }) => {
  if (error.statusCode !== 429) return {};
  const seconds = /in (\d+) (second|minute)/.exec(error.message);
  return seconds
    ? { details: { retryAfterSeconds: Number(seconds[1]) * (seconds[2] === 'minute' ? 60 : 1) } }
    : {};
};
