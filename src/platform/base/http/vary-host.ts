import type { FastifyInstance } from 'fastify';

type HeaderValue = number | string | string[] | undefined;

const textOf = (value: HeaderValue): string =>
  Array.isArray(value) ? value.join(',') : String(value ?? '');

/** Whether only the browser that asked may keep an answer, or nobody. */
const isOwn = (cacheControl: HeaderValue): boolean =>
  /\b(?:private|no-store)\b/i.test(textOf(cacheControl));

/** Adds the host to what an answer depends on beside its address. */
const withHost = (vary: HeaderValue): string => {
  const names = textOf(vary)
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const has = names.some((name) => name === '*' || name.toLowerCase() === 'host');
  return [...names, ...(has ? [] : ['host'])].join(', ');
};

/**
 * Makes every cache between us and a browser keep what it may keep per host name: the name decides
 * which brand answers. An answer that says nothing of being kept counts as one that may be.
 */
export const registerVaryHost = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!isOwn(reply.getHeader('cache-control')))
      reply.header('vary', withHost(reply.getHeader('vary')));
    done();
  });
};
