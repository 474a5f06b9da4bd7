import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../content/escape-html.ts';
import type { Database } from '../database/tables.ts';
import { calledHost } from '../http/called-host.ts';
import type { SiteRegistry } from '../merchants/site-registry.ts';
import { type OutboxMessage, readOutbox } from './read-outbox.ts';

const SHOWN = 50;

/** Only this machine: the page shows codes. */
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-inline-size:60rem;margin-inline:auto;padding:1rem}
article{border:1px solid;border-radius:.5rem;padding:.5rem 1rem;margin-block:1rem}
h2{font-size:1rem}p{white-space:pre-wrap;overflow-wrap:anywhere}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * The page /dev/outbox of a development platform: the newest SMS and e-mails of the brand whose
 * host name is called. Never registered elsewhere, and answered only to this machine.
 */
export const registerOutboxPage = (
  app: FastifyInstance,
  { database, sites }: { database: Database; sites: SiteRegistry },
): void => {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const site = sites.find(calledHost(request.raw).name);
    if (!site || !LOOPBACK.test(request.ip)) return reply.callNotFound();
    const { merchant } = site;
    const messages = await readOutbox(database, { merchantId: merchant.id, limit: SHOWN });
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .send(renderPage(merchant.config.brand.name, messages));
  });
};

const renderPage = (brand: string, messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox of ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Outbox of ${escapeHtml(brand)}</h1>
<p>The newest ${SHOWN} messages. Load the page again for newer ones.</p>
${messages.map(renderMessage).join('\n') || '<p>Nothing has been sent yet.</p>'}
</body>
</html>
`;

const renderMessage = (message: OutboxMessage): string => `<article>
<h2>${escapeHtml(`${message.channel} to ${message.to}: ${message.subject}`)}</h2>
<p>${escapeHtml(message.body || 'The text went out with the message or has expired.')}</p>
<footer>${escapeHtml(`${message.kind}, ${message.state}, ${message.createdAt.toISOString()}`)}</footer>
</article>`;
