import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

const TRANSPORT = 'strict-transport-security';

/** What a server of our own would add to them. */
const NOT_OURS = ['content-length', 'content-type', 'date', 'connection'];

/**
 * The headers of every answer by plain http, or by who does not know: asked once of a server that answers
 * nothing else. Helmet would work the same texts out for every request.
 *
 * @returns name in lower case → value
 */
export const readPlainSecurityHeaders = async (): Promise<Record<string, string>> => {
  const app = Fastify();
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
  app.get('/', async (_request, reply) => reply.send());
  const answer = await app.inject({ method: 'GET', url: '/' });
  await app.close();
  const own = Object.entries(answer.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !NOT_OURS.includes(name) ? [[name, value] as const] : [],
  );
  const permissions = 'camera=(), microphone=(), geolocation=(), payment=()';
  return { ...Object.fromEntries(own), 'permissions-policy': permissions };
};

/** The same over https, for who serves the sites in the platform's place. */
export const readSecurityHeaders = async (): Promise<Record<string, string>> => ({
  ...(await readPlainSecurityHeaders()),
  [TRANSPORT]: 'max-age=31536000; includeSubDomains',
});

/** Makes every answer carry the headers that keep a browser careful. */
export const registerSecurityHeaders = async (app: FastifyInstance): Promise<void> => {
  const { [TRANSPORT]: transport = '', ...plain } = await readSecurityHeaders();
  const headers = Object.entries(plain);
  app.addHook('onRequest', ({ protocol }, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    if (protocol === 'https') raw.setHeader(TRANSPORT, transport);
    done();
  });
};
