import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import { describeOperation } from './describe-operation.ts';

const TITLE = 'Livery platform';

/** The page's own files and nothing else; it draws its icons as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route answers; its page describes it. */
    endpoint?: PlatformEndpoint;
    /** The name under which its time is measured, where it answers no endpoint of ours. */
    measuredAs?: string;
  }
}

/** The API's page at /wps/docs, its JSON at /wps/docs/json; made from the endpoints themselves. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    // Described when somebody first reads the page, not at every start.
    transform: ({ schema, url, route }) => {
      const { endpoint } = route.config ?? {};
      return { schema: endpoint ? describeOperation(endpoint) : schema, url };
    },
    openapi: {
      openapi: '3.0.3',
      info: {
        title: TITLE,
        version: '1.0.0',
        description: 'The merchant is the one whose host name is called.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/wps/docs',
    staticCSP: POLICY,
    uiConfig: { docExpansion: 'list', displayOperationId: true },
    theme: {
      title: TITLE,
      css: [{ filename: 'plain.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
};
