import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerOf, AnyEndpoint, ParsedOf } from '#api/endpoint.ts';
import { commonRefusals } from '#api/envelope.ts';
import { PlayRefusal } from '../context/refusal.ts';
import { meaningOf } from './meanings.ts';

/** The token of a session, as a page sends it; null when there is none. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;

const statusOf = (endpoint: AnyEndpoint, code: string): number => {
  const own = endpoint.refusals as Record<string, number>;
  const common: Record<string, number> = commonRefusals;
  return own[code] ?? common[code] ?? 500;
};

/** The body of a refusal. */
export const refusalOf = (code: string, details?: Record<string, unknown>) => ({
  success: false,
  code,
  message: meaningOf(code),
  ...(details && { details }),
});

/** Answers with a refusal, for people who read along too. */
export const sendRefusal = (
  reply: FastifyReply,
  status: number,
  code: string,
  details?: Record<string, unknown>,
): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send(refusalOf(code, details));

/** Turns an endpoint into a route: reads the input, runs the code, answers in the envelope. */
export const answerCall = <E extends AnyEndpoint>(
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
      } catch (fault) {
        if (!(fault instanceof PlayRefusal)) throw fault;
        return sendRefusal(reply, statusOf(endpoint, fault.code), fault.code, fault.details);
      }
    },
  });
};
