import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Makes every answer carry the headers that keep a browser careful. */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    // Pages bring their own policy; anything else may load nothing, and a picture style itself.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    if (request.protocol === 'https')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
};

/** What a server of our own would add to them. */
const NOT_OURS = ['content-length', 'content-type', 'date', 'connection'];

/**
 * The headers of every answer, for who serves the sites in the platform's place: asked of a server
 * that answers nothing else.
 *
 * @returns name in lower case → value, over https
 */
export const readSecurityHeaders = async (): Promise<Record<string, string>> => {
  const app = Fastify({ trustProxy: true });
  await registerSecurityHeaders(app);
  app.get('/', async (_request, reply) => reply.send());
  const headers = { 'x-forwarded-proto': 'https' };
  const answer = await app.inject({ method: 'GET', url: '/', headers });
  await app.close();
  return Object.fromEntries(
    Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_OURS.includes(name) ? [[name, value]] : [],
    ),
  );
};

/** The same for who answers by plain http, or does not know. */
export const readPlainSecurityHeaders = async (): Promise<Record<string, string>> => {
  const { 'strict-transport-security': _, ...plain } = await readSecurityHeaders();
  return plain;
};
