import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, ParsedOf, PlayEndpoint } from '#api/endpoint.ts';
import { commonRefusals } from '#api/refusals/common-refusals.ts';
import { type PlayRefusalCode, playRefusals } from '#api/refusals/play-refusals.ts';
import { AGAIN_AFTER_SECONDS } from '#platform/base/http/unavailable.ts';
import { PlayRefusal } from '../context/refusal.ts';

/** The token of a session, as a page sends it; null when there is none. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;

const statusOf = ({ refusals }: PlayEndpoint, code: PlayRefusalCode): number =>
  code in commonRefusals || refusals.includes(code) ? playRefusals[code].status : 500;

/** The body of a refusal. */
export const refusalOf = (code: PlayRefusalCode, details?: Record<string, unknown>) => ({
  success: false,
  code,
  message: playRefusals[code].meaning,
  ...(details && { details }),
});

/** Somebody whom the service needs is away: it is worth asking again soon. */
const PASSES_SOON: readonly PlayRefusalCode[] = ['unavailable', 'wallet_unreachable'];

/** Answers with a refusal, for people who read along too. */
export const sendRefusal = (
  reply: FastifyReply,
  status: number,
  code: PlayRefusalCode,
  details?: Record<string, unknown>,
): FastifyReply => {
  if (PASSES_SOON.includes(code)) reply.header('retry-after', String(AGAIN_AFTER_SECONDS));
  return reply.code(status).header('cache-control', 'no-store').send(refusalOf(code, details));
};

/** Turns an endpoint into a route: reads the input, runs the code, answers in the envelope. */
export const answerCall = <E extends PlayEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  work: (input: ParsedOf<E>, token: string | null) => Promise<AnswerOf<E>>,
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const query = endpoint.query?.safeParse(request.query) ?? { success: true, data: {} };
      const body = endpoint.body?.safeParse(request.body) ?? { success: true, data: {} };
      if (!query.success || !body.success) return sendRefusal(reply, 400, 'invalid_input');
      try {
        // Both schemas have just read it.
        const input = { ...(query.data as object), ...(body.data as object) } as ParsedOf<E>;
        const value: unknown = endpoint.value.parse(await work(input, bearerOf(request)));
        return await reply.header('cache-control', 'no-store').send({ success: true, value });
      } catch (error) {
        if (!(error instanceof PlayRefusal)) throw error;
        return sendRefusal(reply, statusOf(endpoint, error.code), error.code, error.details);
      }
    },
  });
};
