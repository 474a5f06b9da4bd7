import type { FastifyRequest } from 'fastify';

/** The token of a session, as a client sends it; null when there is none or it cannot be one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,128})$/.exec(headers.authorization ?? '')?.[1] ?? null;

/** The value of a cookie; null when the browser brought none of that name. */
export const cookieOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const pair = headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
};
