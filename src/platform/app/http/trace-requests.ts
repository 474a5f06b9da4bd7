import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalGiven } from '../../base/http/answers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import type { SiteRegistry } from '../../base/merchants/site-registry.ts';
import { activeTracing, type OpenSpan } from '../../base/tracing/tracing.ts';

/** The trace of who asked, where a proxy of ours says so. */
const parentOf = ({ headers, socket, server }: FastifyRequest): string | undefined => {
  const given = headers['traceparent'];
  return typeof given === 'string' && server.isTrustedProxy(socket.remoteAddress ?? '')
    ? given
    : undefined;
};

/**
 * Times every request, and in it the call that it makes: statements belong to the call. Nothing is
 * told of what was sent: the route, the brand, the status and the code of a refusal.
 */
export const traceRequests = (app: FastifyInstance, sites: SiteRegistry): void => {
  const tracing = activeTracing();
  if (!tracing) return;
  const requests = new WeakMap<FastifyRequest, OpenSpan>();
  const calls = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, id } = request;
    const route = routeOptions.url ?? '/*';
    const facts = { 'http.request.method': method, 'http.route': route, 'livery.request_id': id };
    const parent = parentOf(request);
    requests.set(request, tracing.begin(`${method} ${route}`, { kind: 'server', facts, parent }));
    done();
  });
  // A body that came in the meantime has left the context; from here on it holds.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = requests.get(request);
    const { config } = request.routeOptions;
    const name = config.endpoint?.name ?? config.measuredAs;
    if (!span) return done();
    if (name === undefined) return span.run(done);
    const brand = sites.find(calledHost(request.raw).name)?.merchant.code;
    const call = span.run(() =>
      tracing.begin(name, {
        facts: { 'livery.call': name, ...(brand && { 'livery.brand': brand }) },
      }),
    );
    calls.set(request, call);
    call.run(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const code = refusalGiven(reply);
    const { statusCode } = reply;
    const fault = statusCode >= 500 ? (code ?? String(statusCode)) : undefined;
    const call = calls.get(request);
    if (code !== undefined) call?.tell({ 'livery.refusal': code });
    call?.end(fault);
    const span = requests.get(request);
    span?.tell({ 'http.response.status_code': statusCode });
    span?.end(fault);
    done();
  });
};
