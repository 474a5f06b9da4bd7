import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calledHost } from '../../base/http/called-host.ts';
import { refusalGiven } from '../../base/http/answers.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import type { Metrics } from '../../base/metrics/metrics.ts';

/** What an answer counts to: a call by its name, the files of sites together, and the rest. */
const callOf = ({ routeOptions: { config, url } }: FastifyRequest): string =>
  config.endpoint?.name ?? config.measuredAs ?? (url === '/*' ? 'site' : 'other');

/** Measures every answer once it is out. */
export const observeRequests = (
  app: FastifyInstance,
  sites: SiteRegistry,
  { callSeconds, refusals, brands }: Metrics,
): void => {
  app.addHook('onResponse', (request, reply, done) => {
    callSeconds.observe({ call: callOf(request) }, reply.elapsedTime / 1000);
    const code = refusalGiven(reply);
    if (code !== undefined) {
      const site = sites.find(calledHost(request.raw).name);
      refusals.inc({ brand: brands.labelOf(site?.merchant.code ?? null), code });
    }
    done();
  });
};
