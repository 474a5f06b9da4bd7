import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import type { CommonRefusal } from '#api/refusals/common-refusals.ts';
import { sendRefusal } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { keepReading } from '../../base/http/keep-reading.ts';
import { AGAIN_AFTER_SECONDS, createUnavailable } from '../../base/http/unavailable.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import { isNavigation, sendUnavailablePage } from '../../base/sites/unavailable-page.ts';

/**
 * Answers whatever is thrown with a refusal: 503 while the database is away, and to a browser on its way
 * to a page as a page; what nobody has foreseen is logged.
 */
export const answerErrors = (
  app: FastifyInstance,
  { sites, log }: { sites: SiteRegistry; log: FastifyBaseLogger },
): void => {
  const isUnavailable = createUnavailable(log);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    keepReading(request, reply);
    if (isUnavailable(error)) {
      const site = isNavigation(request) && sites.find(calledHost(request.raw).name);
      if (site) return sendUnavailablePage(request, reply, site.merchant);
      return sendRefusal(reply, 'unavailable', {
        details: { retryAfterSeconds: AGAIN_AFTER_SECONDS },
      });
    }
    const code = codeOf(error);
    if (code === 'unknown_system_error') request.log.error({ err: error }, 'a fault of ours');
    return sendRefusal(reply, code, detailsOf(error));
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
