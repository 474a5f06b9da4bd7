import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer, type ProxyServerOptions } from 'httpxy';
import { InputError } from '../../base/terminal/errors.ts';
import { isServed, readPreviews } from './preview-folder.ts';

/** Where a call goes: a platform, and the host name by which it knows the brand. */
interface Target {
  port: number;
  host: string;
}

/** The open entrance of all previews. */
export interface Front {
  port: number;
  close: () => void;
}

const HOST = /^(?:([a-z0-9-]+)\.)?([a-z0-9-]+)\.localhost(?::\d+)?$/i;

/** `<brand>.<slug>.localhost` is a preview's, `<brand>.localhost` the main one's. */
const targetOf = (host: string, mainPort: number): Target | undefined => {
  const [, brand, last = ''] = HOST.exec(host) ?? [];
  if (last === '') return undefined;
  if (brand === undefined) return { port: mainPort, host: `${last}.localhost:${mainPort}` };
  const preview = readPreviews().find(({ slug }) => slug === last.toLowerCase());
  if (!preview || preview.platform === 0 || !isServed(preview)) return undefined;
  return { port: preview.platform, host: `${brand}.localhost:${preview.platform}` };
};

const say = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
};

const NO_PREVIEW = 'There is no such preview.';
const NOBODY = 'Nothing answers there.';

const known = (): string => {
  const slugs = readPreviews().filter(isServed);
  return slugs.length === 0
    ? 'No preview is served now.'
    : `Served now: ${slugs.map(({ slug }) => `<brand>.${slug}.localhost`).join(', ')}.`;
};

/** Says the same to who asked for another protocol, and ends. */
const sayOn = (socket: Duplex, status: string, text: string): void => {
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: text/plain; charset=utf-8',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}\n`);
};

/** What a browser says about its page has to name the same host as the call. */
const rewriteOrigin = (request: IncomingMessage, host: string): void => {
  for (const name of ['origin', 'referer'] as const) {
    const value = request.headers[name];
    if (value !== undefined && URL.canParse(value)) {
      const { pathname, search } = new URL(value);
      request.headers[name] = `http://${host}${name === 'origin' ? '' : pathname + search}`;
    }
  }
};

/** Where a call is forwarded to, and as what; undefined when no preview has its host name. */
const wayOf = (request: IncomingMessage, mainPort: number): ProxyServerOptions | undefined => {
  const target = targetOf(request.headers.host ?? '', mainPort);
  if (!target) return undefined;
  rewriteOrigin(request, target.host);
  const { port, host } = target;
  return { target: { protocol: 'http:', host: '127.0.0.1', port }, headers: { host } };
};

/**
 * Opens the entrance: calls and WebSockets go by their host name to the platform of a preview, or to the
 * main one.
 * What is served is read anew for each call, so that one entrance serves previews of all processes.
 *
 * @param port 0 takes a free one
 * @param mainPort where `livery start` or `livery serve` listens
 * @returns undefined when the port is taken
 */
export const openFront = async (port: number, mainPort: number): Promise<Front | undefined> => {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ agent, autoRewrite: true, xfwd: false });
  proxy.on('error', (_error, _request, response) => {
    if (!response) return;
    if (!('headersSent' in response)) sayOn(response, '502 Bad Gateway', `${NOBODY} ${known()}`);
    else if (!response.headersSent) say(response, 502, `${NOBODY} ${known()}`);
  });
  const server = createServer((request, response) => {
    const options = wayOf(request, mainPort);
    if (!options) return say(response, 404, `${NO_PREVIEW} ${known()}`);
    void proxy.web(request, response, options);
    return undefined;
  });
  const live = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    live.add(socket.once('close', () => live.delete(socket)));
    socket.on('error', () => socket.destroy());
    const options = wayOf(request, mainPort);
    if (!options) return sayOn(socket, '404 Not Found', `${NO_PREVIEW} ${known()}`);
    void proxy.ws(request, socket, options, head);
    return undefined;
  });
  const { promise, resolve, reject } = Promise.withResolvers<Front | undefined>();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') resolve(undefined);
    else reject(new InputError(`port ${port} cannot be opened: ${error.message}`));
  });
  server.listen(port, '127.0.0.1', () =>
    resolve({
      port: (server.address() as AddressInfo).port,
      close: () => {
        server.close();
        server.closeAllConnections();
        // The server has let go of those that speak another protocol.
        for (const socket of live) socket.destroy();
        // An idle connection to a platform would hold this process.
        agent.destroy();
      },
    }),
  );
  return promise;
};
