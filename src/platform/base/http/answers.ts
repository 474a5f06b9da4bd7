import type { FastifyReply } from 'fastify';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import type { RefusalBody } from '#api/envelope.ts';
import { commonRefusals } from '#api/refusals/common-refusals.ts';
import { type InnerRefusalCode, innerRefusals } from '#api/refusals/inner-refusals.ts';
import type { RefusalRule } from '#api/refusals/refusal-rule.ts';
import { type RefusalCode, refusals } from '#api/refusals/refusals.ts';
import type { FileAnswer } from '../endpoints/file-answer.ts';
import type { RefusalExtra } from '../endpoints/handler.ts';

/** All that a refusal can be about, also of what no call should meet. */
const rules: Record<RefusalCode | InnerRefusalCode, RefusalRule> = {
  ...refusals,
  ...innerRefusals,
};

/** The HTTP status of a refusal; 500 for one that the call does not declare. */
export const statusOf = (
  endpoint: PlatformEndpoint | null,
  code: RefusalCode | InnerRefusalCode,
): number => {
  const declared: readonly string[] = endpoint?.refusals ?? [];
  if (!(code in commonRefusals) && !declared.includes(code)) return 500;
  const own: Record<string, number | undefined> = endpoint?.statuses ?? {};
  return own[code] ?? rules[code].status;
};

/** The body of a refusal. */
export const refusalOf = (
  code: RefusalCode | InnerRefusalCode,
  { details, fieldErrors }: RefusalExtra = {},
): RefusalBody => ({
  success: false,
  code,
  message: rules[code].meaning,
  ...(details ? { details } : {}),
  ...(fieldErrors ? { fieldErrors } : {}),
});

/** With which code an answer refused, for who counts refusals. */
const refusedWith = new WeakMap<FastifyReply, string>();

/** Notes the code of a refusal that was written elsewhere. */
export const noteRefusal = (reply: FastifyReply, code: string): void => {
  refusedWith.set(reply, code);
};

/** The code with which an answer refused; undefined where it did not. */
export const refusalGiven = (reply: FastifyReply): string | undefined => refusedWith.get(reply);

/** Answers with a refusal; one that says when to come again says so in `Retry-After`, too. */
export const sendRefusal = (
  reply: FastifyReply,
  code: RefusalCode | InnerRefusalCode,
  { endpoint = null, ...extra }: RefusalExtra & { endpoint?: PlatformEndpoint | null } = {},
): FastifyReply => {
  noteRefusal(reply, code);
  const seconds = extra.details?.['retryAfterSeconds'];
  if (typeof seconds === 'number') reply.header('retry-after', String(Math.ceil(seconds)));
  return reply
    .code(statusOf(endpoint, code))
    .header('cache-control', 'no-store')
    .send(refusalOf(code, extra));
};

/** Answers with a file that the browser stores; no page ever shows it. */
export const sendFile = (reply: FastifyReply, file: FileAnswer): FastifyReply =>
  reply
    .header('content-type', file.mediaType)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file.body);
