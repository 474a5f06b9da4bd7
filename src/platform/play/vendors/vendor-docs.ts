import type { FastifyInstance } from 'fastify';
import type { PlatformEndpoint } from '#api/endpoint.ts';
import { vendorCalls } from '#api/vendor-protocol.ts';
import { describeOperation } from '../../base/http/describe-operation.ts';

const TITLE = 'Livery vendor protocol';

/** The page's own files and nothing else; it draws its icons as data. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Where the calls' own page keeps its program and its looks. */
const FILES = '/wps/docs/static';

const DESCRIPTION = `How a vendor of games speaks with the platform: JSON over HTTP, every message signed.

Messages are signed by HTTP Message Signatures (RFC 9421), with HMAC-SHA256. One signature, labelled \`livery\`, covers these components in this order, with these parameters:

\`\`\`
Content-Digest: sha-256=:<base64 of SHA-256 of the body>:
Signature-Input: livery=("@method" "@path" "@query" "content-digest");created=1767225600;nonce="bM3x9TqZ0aVw4LkP";keyid="MOONFERRY.1f2e3d4c";alg="hmac-sha256"
Signature: livery=:<base64>:
\`\`\`

The key is taken as text: the lower-case hex of 32 bytes of HKDF-SHA256 of the common secret, without salt, with the text \`livery vendor \` and the vendor's code. Its id is the vendor's code, a dot, and the first 8 digits of the lower-case hex of the key's SHA-256. While secrets are changed, both keys are taken.

The old form (the headers \`x-vendor\`, \`x-timestamp\`, \`x-nonce\` and \`x-signature\`; lower-case hex HMAC-SHA256 of \`timestamp.nonce.body\`) is refused, unless the operator takes it until a day, for it does not say which call it is for.

- The clocks may differ by 5 minutes. A nonce counts once.
- \`requestId\`: the same id with the same body gets the same answer and changes nothing; with another body it is refused. Send a message again, with a new nonce and signature, until it is answered. Status 503 and \`bet_unsettled\` are no answers: nothing was decided, also of a message that was sent before.
- \`transactionId\`: names a bet for good.
- \`win\`, \`rollback\` and \`jackpot\` name the merchant and the player instead of a session: they are taken after its end as well, whatever became of the account.
- A \`rollback\` that comes before its bet is remembered: the late bet is refused. It takes a jackpot back with its bet.
- \`jackpot\` names a bet whose round is settled with a win, on a game of the jackpot. Until the round is settled it is refused with \`bet_unsettled\`: send it again.
- \`exposure_exceeded\`: the house may not lose so much without a person, who has been told. A bet then goes without its payout, and the win is sent until it is taken, each time with a new \`requestId\`.
- Amounts are whole minor units of the session's currency.`;

const HEADERS = [
  ['content-digest', 'RFC 9530: SHA-256 of the body as it is sent.', 'sha-256=:X48E9q…:'],
  [
    'signature-input',
    'RFC 9421: what is signed, when, with which key; a nonce of 16 to 64 of A–Z a–z 0–9 _ -, never used before.',
    'livery=("@method" "@path" "@query" "content-digest");created=1767225600;nonce="bM3x9TqZ0aVw4LkP";keyid="MOONFERRY.1f2e3d4c";alg="hmac-sha256"',
  ],
  ['signature', 'RFC 9421: the HMAC-SHA256.', 'livery=:K2qGT5…:'],
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

const describeCall = (call: PlatformEndpoint) => {
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
