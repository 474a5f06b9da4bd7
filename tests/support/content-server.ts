import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server answers at an address instead of what it keeps. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as the server saw it. */
export interface Seen {
  /** Path and query. */
  path: string;
  headers: http.IncomingHttpHeaders;
}

/** The answer of an address as text: JSON, or what a test makes of it. */
const bodyOf = (kept: unknown): Buffer =>
  Buffer.isBuffer(kept)
    ? kept
    : Buffer.from(typeof kept === 'string' ? kept : JSON.stringify(kept));

/**
 * A headless content system that speaks the contract of `livery content pull` over HTTP: each address answers
 * what a test has put there, with an ETag over it, and 304 to who knows it.
 */
export const startContentServer = async () => {
  const kept = new Map<string, unknown>();
  const instead = new Map<string, Answer>();
  const seen: Seen[] = [];
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    seen.push({ path, headers: request.headers });
    const own = instead.get(path);
    if (own) {
      own(request, response);
      return;
    }
    if (!kept.has(path)) {
      response.writeHead(404).end();
      return;
    }
    const body = bodyOf(kept.get(path));
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
    else response.writeHead(200, { etag, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Where its index answers. */
    url: `http://127.0.0.1:${port}/cms`,
    /** The same server under another name: another host for who asks. */
    otherUrl: `http://localhost:${port}/cms`,
    /** Puts something at an address below the index; an empty one is the index itself. */
    put: (name: string, value: unknown): void =>
      void kept.set(`/cms${name === '' ? '' : `/${name}`}`, value),
    /** Puts a list at its address, and names the kinds in the index. */
    putLists: (
      lists: Record<string, readonly unknown[]>,
      pictures: readonly object[] = [],
    ): void => {
      kept.set('/cms', { contract: 1, kind: 'index', kinds: Object.keys(lists) });
      for (const [kind, items] of Object.entries(lists)) {
        const named = ['banners', 'promotions'].includes(kind) ? { pictures } : {};
        kept.set(`/cms/${kind}`, { contract: 1, kind, items, ...named });
      }
    },
    /** Answers an address as a test wishes. */
    answer: (name: string, answer: Answer): void => void instead.set(`/cms/${name}`, answer),
    /** Every request since the last `forget`. */
    seen,
    forget: (): void => {
      kept.clear();
      instead.clear();
      seen.length = 0;
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};
