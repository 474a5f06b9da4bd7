import http from 'node:http';

/** An answer as it came; status 0: none came, the connection was lost or the time was over. */
export interface Reply {
  status: number;
  /** Whether it says when to ask again. */
  saysWhen: boolean;
  text: string;
  path: string;
  ms: number;
}

/** One request to a server of this machine. */
export interface Sent {
  port: number;
  host: string;
  method?: 'GET' | 'POST';
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** Keeps connections for the next request; without it each has one of its own. */
  agent?: http.Agent;
}

/** Longer than any call may take: who has no answer by then was left hanging. */
const WITHIN_MS = 60_000;

/** Sends a request and waits for its answer; never throws. */
export const send = ({ port, host, method = 'POST', path, token, body, headers, agent }: Sent) =>
  new Promise<Reply>((resolve) => {
    const begunMs = performance.now();
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const tell = (reply: Omit<Reply, 'ms' | 'path'>): void =>
      resolve({ ...reply, path, ms: performance.now() - begunMs });
    const lose = (): void => tell({ status: 0, saysWhen: false, text: '' });
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: agent ?? false,
        signal: AbortSignal.timeout(WITHIN_MS),
        headers: {
          host,
          ...(payload !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('error', lose);
        response.on('end', () =>
          tell({
            status: response.statusCode ?? 0,
            saysWhen: Number(response.headers['retry-after']) > 0,
            text,
          }),
        );
      },
    );
    request.on('error', lose);
    request.end(payload);
  });
