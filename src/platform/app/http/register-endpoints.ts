import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import type { CommonRefusal } from '#api/refusals/common-refusals.ts';
import { countedAddress } from '../../base/http/network.ts';
import { AlarmingRefusal } from '../../base/alarms/alarm.ts';
import { raiseAlarm } from '../../base/alarms/raise-alarm.ts';
import { findSession } from '../../people/access/sessions.ts';
import { isAgentOf, isTrial } from '../../people/access/member-types.ts';
import { statusFor } from '../../base/sites/system-status.ts';
import { onlyBrand } from '../../base/database/brand-scope.ts';
import type { Database } from '../../base/database/tables.ts';
import { FileAnswer } from '../../base/endpoints/file-answer.ts';
import { type Context, type Handler, Refusal } from '../../base/endpoints/handler.ts';
import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { pickLanguage } from '../../base/merchants/pick-language.ts';
import type { Site, SiteRegistry } from '../../base/merchants/site-registry.ts';
import { sendFile, sendRefusal } from '../../base/http/answers.ts';
import { MAX_FILE_BYTES } from '../../base/http/body-parsers.ts';
import { calledHost } from '../../base/http/called-host.ts';
import { deviceOf } from '../../base/http/device-cookie.ts';
import { disconnectSignal } from '../../base/http/disconnect-signal.ts';
import { ownUrlOf } from '../../base/http/own-url.ts';
import { readBody } from '../../base/http/read-body.ts';
import { readInput } from '../../base/http/read-input.ts';
import { bearerOf } from '../../base/http/request-secrets.ts';
import { signInBrowserOf } from '../../base/http/sign-in-cookie.ts';
import { AGAIN_AFTER_SECONDS } from '../../base/http/unavailable.ts';
import { siteOrigin } from '../../base/http/site-origin.ts';
import { visitorOf } from '../../base/http/visitor.ts';
import { tellOfCall } from './tell-of-call.ts';

/** What one address may send in a minute to an endpoint that says nothing else. */
const USUAL_PER_MINUTE = 300;

/** What a form with a file carries beside it. */
const MAX_FORM_BYTES = 64 * 1024;

export interface EndpointServices {
  database: Database;
  sites: SiteRegistry;
  /** Multiplies every rate limit; tests that come from one address raise it. */
  rateFactor: number;
  hints: HintChannel;
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
      ...(endpoint.multipart && { bodyLimit: MAX_FILE_BYTES + MAX_FORM_BYTES }),
      config: {
        endpoint,
        rateLimit: {
          max: (endpoint.perMinute ?? USUAL_PER_MINUTE) * services.rateFactor,
          timeWindow: 60_000,
          keyGenerator: ({ raw, ip }) =>
            `${endpoint.name} ${calledHost(raw).name} ${countedAddress(ip)}`,
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
  const { name: host } = calledHost(request.raw);
  const site = services.sites.find(host);
  if (!site && !services.sites.mayCome())
    return sendRefusal(reply, 'not_found', { details: { host } });
  // Another cell has it, or it came from there a moment ago.
  if (!site || site.isAway)
    return sendRefusal(reply, 'unavailable', {
      details: { retryAfterSeconds: AGAIN_AFTER_SECONDS },
    });
  try {
    const context = await readContext(services, request, reply, site);
    const refused = findVisitorRefusal(endpoint, context);
    if (refused) return sendRefusal(reply, refused, { endpoint });
    const body = await readBody(endpoint, request, context);
    const read = readInput(endpoint, { query: request.query, body });
    if (!read.ok)
      return sendRefusal(reply, 'invalid_input', { endpoint, fieldErrors: read.fieldErrors });
    const given = await run(read.input, context);
    tellOfCall(services.hints, endpoint, context);
    if (given instanceof FileAnswer) return sendFile(reply, given);
    const value: unknown = endpoint.value.parse(given);
    const { cacheSeconds } = endpoint;
    const kept = cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store';
    return reply.header('cache-control', kept).send({ success: true, value });
  } catch (error) {
    if (error instanceof AlarmingRefusal) await raiseAlarm(services.database, error.alarm);
    if (error instanceof Refusal)
      return sendRefusal(reply, error.code, { endpoint, ...error.extra });
    throw error;
  }
};

const readContext = async (
  services: EndpointServices,
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<Context> => {
  const { merchant } = site;
  const database = onlyBrand(services.database, merchant.id);
  const token = bearerOf(request);
  const asked = (request.query as Record<string, unknown>)['language'];
  return {
    database,
    merchant,
    session: token ? await findSession(database, merchant, token) : null,
    ...visitorOf(request, site),
    host: calledHost(request.raw).name,
    origin: siteOrigin(request),
    userAgent: request.headers['user-agent'] ?? '',
    waitedMs: () => reply.elapsedTime,
    device: deviceOf(request, reply, merchant),
    signInBrowser: signInBrowserOf(request, reply),
    get gone() {
      return disconnectSignal(reply);
    },
    siteFolder: site.folder,
    ownUrl: () => ownUrlOf(request.server.server),
    language: pickLanguage(
      typeof asked === 'string' ? asked : undefined,
      merchant.config.languages,
    ),
  };
};

/** Why this visitor may not make this call at all; null when nothing stands against it. */
const findVisitorRefusal = (endpoint: PlatformEndpoint, context: Context): CommonRefusal | null => {
  const status = endpoint.always ? 0 : statusFor(context.merchant.config, context);
  if (status === 2) return 'region_restricted';
  if (status === 1) return 'maintenance';
  const { access } = endpoint;
  const { session } = context;
  if (access === 'any') return null;
  if (!session) return 'not_logged_in';
  if (access !== 'signedIn' && isTrial(session.type)) return 'forbidden';
  const isOneOfThem = isAgentOf(context.merchant.config, session.type);
  if (access === 'agent' && !isOneOfThem) return 'forbidden';
  if (access === 'player' && isOneOfThem) return 'forbidden';
  return session.mustChangePassword && !endpoint.whileExpired ? 'password_change_required' : null;
};
