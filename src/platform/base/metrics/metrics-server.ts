import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { explainListening } from '../http/listen.ts';
import type { Metrics } from './metrics.ts';

/** By which another port is chosen. */
export const METRICS_PORT_OPTION = '--metrics-port';

/** Where figures are told. */
export interface MetricsAddress {
  /** 0 takes a free one. */
  port: number;
  host: string;
}

/** A server of figures, apart from the sites' own. */
export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own, and nothing else.
 *
 * @throws {PlatformError} `port_in_use`, `port_forbidden`
 */
export const serveMetrics = async (
  metrics: Pick<Metrics, 'render'>,
  { port, host }: MetricsAddress,
): Promise<MetricsServer> => {
  const server = http.createServer((request, response) => void answer(metrics, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListening(error, port, METRICS_PORT_OPTION)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const answer = async (
  metrics: Pick<Metrics, 'render'>,
  { method, url = '' }: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> => {
  response.setHeader('cache-control', 'no-store').setHeader('x-content-type-options', 'nosniff');
  if (url.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
  if (method !== 'GET' && method !== 'HEAD')
    return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  try {
    const { contentType, text } = await metrics.render();
    response.writeHead(200, { 'content-type': contentType }).end(method === 'GET' ? text : '');
  } catch {
    response.writeHead(500).end();
  }
};
