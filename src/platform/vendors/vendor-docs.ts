import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#api/endpoint.ts';
import { vendorCalls, vendorHeaders } from '#api/vendor-protocol.ts';
import { describeOperation } from '../http/describe-operation.ts';

const TITLE = 'Livery vendor protocol';

/** The page's own files and nothing else; it draws its icons as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Where the calls' own page keeps its program and its looks. */
const FILES = '/wps/docs/static';

const DESCRIPTION = `How a vendor of games speaks with the platform: JSON over HTTP, every message signed.

Every message carries the four headers below. The signature is HMAC-SHA256, in lower-case hex, of \`timestamp.nonce.body\`: the values of the two headers and the bytes of the body as they are sent, with a dot between them. The vendor's key is taken as text. It is the lower-case hex of 32 bytes of HKDF-SHA256 of the common secret, without salt, with the text \`livery vendor \` and the vendor's code.

- The clocks may differ by 5 minutes. A nonce counts once.
- \`requestId\`: the same id with the same body gets the same answer and changes nothing; with another body it is refused. Send a message again, with a new nonce and signature, until it is answered.
- \`transactionId\`: names a bet for good.
- \`win\`, \`rollback\` and \`jackpot\` name the merchant and the player instead of a session: they are taken after its end as well, whatever became of the account.
- A \`rollback\` that comes before its bet is remembered: the late bet is refused.
- Amounts are whole minor units of the session's currency.`;

const HEADERS = [
  [vendorHeaders.vendor, 'The vendor’s code.', 'MOONFERRY'],
  [vendorHeaders.timestamp, 'Milliseconds since 1970, digits only.', '1767225600000'],
  [vendorHeaders.nonce, '16 to 64 of A–Z a–z 0–9 _ -; never used before.', 'bM3x9TqZ0aVw4LkP'],
  [vendorHeaders.signature, 'HMAC-SHA256 in lower-case hex.', '9f0c…'],
].map(([name, description, example]) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
}));

/** The protocol's page at /vendor/docs, its JSON at /vendor/docs/json; made from the calls themselves. */
export const registerVendorDocs = (app: FastifyInstance): void => {
  const hidden = { schema: { hide: true } };
  const page = renderPage();
  // Made when somebody first reads it: most starts are for play.
  let description: string | undefined;
  app.get('/vendor/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page),
  );
  app.get('/vendor/docs/start.js', hidden, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(START),
  );
  app.get('/vendor/docs/json', hidden, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .send((description ??= JSON.stringify(describeProtocol()))),
  );
};

const describeProtocol = () => ({
  openapi: '3.0.3',
  info: { title: TITLE, version: '1.0.0', description: DESCRIPTION },
  paths: Object.fromEntries(vendorCalls.map((call) => [call.path, { post: describeCall(call) }])),
});

const describeCall = (call: AnyEndpoint) => {
  const { body, response, operationId, summary } = describeOperation(call);
  return {
    operationId,
    summary,
    tags: ['vendor'],
    parameters: HEADERS,
    requestBody: { required: true, content: asJson(body) },
    responses: Object.fromEntries(
      Object.entries(response as Record<string, { description?: string }>).map(
        ([status, { description = 'Done', ...schema }]) => [
          status,
          { description, content: asJson(schema) },
        ],
      ),
    ),
  };
};

const asJson = (schema: unknown) => ({ 'application/json': { schema } });

const renderPage = (): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${TITLE}</title>
<link rel="stylesheet" href="${FILES}/swagger-ui.css">
<div id="protocol"></div>
<script src="${FILES}/swagger-ui-bundle.js"></script>
<script src="/vendor/docs/start.js"></script>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/vendor/docs/json',
  dom_id: '#protocol',
  docExpansion: 'list',
  displayOperationId: true,
  supportedSubmitMethods: [],
});
`;
