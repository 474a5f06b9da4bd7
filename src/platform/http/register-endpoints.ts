import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { findSession } from '../access/sessions.ts';
import { isTrial } from '../access/member-types.ts';
import { statusFor } from '../access/system-status.ts';
import type { Database } from '../database/tables.ts';
import { type Context, type Handler, Refusal } from '../handler.ts';
import { pickLanguage } from '../merchants/pick-language.ts';
import type { Site, SiteRegistry } from '../sites/site-registry.ts';
import { sendRefusal } from './answers.ts';
import { describeOperation } from './describe-operation.ts';
import { readInput } from './read-input.ts';
import { visitorOf } from './visitor.ts';

/** What one address may send in a minute to an endpoint that says nothing else. */
const USUAL_PER_MINUTE = 300;

export interface EndpointServices {
  database: Database;
  sites: SiteRegistry;
  /** Multiplies every rate limit; tests that come from one address raise it. */
  rateFactor: number;
}

/** Turns every handler into a route: reads the input, checks who calls, answers the envelope. */
export const registerEndpoints = (
  app: FastifyInstance,
  handlers: readonly Handler[],
  services: EndpointServices,
): void => {
  for (const handler of handlers) {
    const { endpoint } = handler;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: describeOperation(endpoint),
      config: {
        rateLimit: {
          max: (endpoint.perMinute ?? USUAL_PER_MINUTE) * services.rateFactor,
          timeWindow: 60_000,
          keyGenerator: (request) => `${endpoint.name} ${request.hostname} ${request.ip}`,
        },
      },
      handler: (request, reply) => answer(handler, services, request, reply),
    });
  }
};

const answer = async (
  { endpoint, run }: Handler,
  services: EndpointServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const site = services.sites.find(request.hostname);
  if (!site) return sendRefusal(reply, 'not_found', { details: { host: request.hostname } });
  try {
    const read = readInput(endpoint, request);
    const context = await readContext(services, request, site);
    const refused = refuseVisitor(endpoint, context);
    if (refused) return sendRefusal(reply, refused, { endpoint });
    if (!read.ok)
      return sendRefusal(reply, 'invalid_input', { endpoint, fieldErrors: read.fieldErrors });
    const given = await run(read.input, context);
    const value: unknown = endpoint.value.parse(given);
    return reply.header('cache-control', 'no-store').send({ success: true, value });
  } catch (fault) {
    if (fault instanceof Refusal)
      return sendRefusal(reply, fault.code, { endpoint, ...fault.extra });
    throw fault;
  }
};

const readContext = async (
  { database }: EndpointServices,
  request: FastifyRequest,
  site: Site,
): Promise<Context> => {
  const { merchant } = site;
  const token = /^Bearer ([\w-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1];
  const asked = (request.query as Record<string, unknown>)['language'];
  return {
    database,
    merchant,
    session: token ? await findSession(database, merchant, token) : null,
    ...visitorOf(request, site),
    host: request.hostname,
    userAgent: request.headers['user-agent'] ?? '',
    siteFolder: site.folder,
    language: pickLanguage(
      typeof asked === 'string' ? asked : undefined,
      merchant.config.languages,
    ),
  };
};

/** Why this visitor may not make this call at all; null when nothing stands against it. */
const refuseVisitor = (endpoint: AnyEndpoint, context: Context): string | null => {
  const status = endpoint.always ? 0 : statusFor(context.merchant.config, context);
  if (status === 2) return 'region_restricted';
  if (status === 1) return 'maintenance';
  if (endpoint.access === 'any') return null;
  if (!context.session) return 'not_logged_in';
  return endpoint.access === 'member' && isTrial(context.session.type) ? 'forbidden' : null;
};
