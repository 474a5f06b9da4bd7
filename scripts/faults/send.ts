import http from 'node:http';

/** An answer as it came; status 0: none came, the connection was lost or the time was over. */
export interface Reply {
  status: number;
  /** Whether it says when to ask again. */
  saysWhen: boolean;
  text: string;
  /** The same as it came. */
  bytes: Buffer;
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
  /** In place of a body: a form, as it is sent. */
  form?: { raw: Buffer; contentType: string };
  headers?: Record<string, string>;
  /** Keeps connections for the next request; without it each has one of its own. */
  agent?: http.Agent;
}

/** Longer than any call may take: who has no answer by then was left hanging. */
const WITHIN_MS = 60_000;

/** Headers that say where a visitor seems to come from; none: from this machine. */
export const comingFrom = (address: string | undefined): Record<string, string> =>
  address === undefined ? {} : { 'x-forwarded-for': address };

/** What is sent of a request: its body as bytes, and the headers that go with it. */
const carriedBy = ({ host, token, body, form, headers }: Sent) => {
  const payload = form?.raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
  return {
    payload,
    headers: {
      host,
      ...(payload !== undefined && {
        'content-type': form?.contentType ?? 'application/json',
        'content-length': payload.length,
      }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
  };
};

/** Sends a request and waits for its answer; never throws. */
export const send = (sent: Sent) =>
  new Promise<Reply>((resolve) => {
    const { port, method = 'POST', path, agent = false } = sent;
    const begunMs = performance.now();
    const { payload, headers } = carriedBy(sent);
    const tell = (reply: Omit<Reply, 'ms' | 'path'>): void =>
      resolve({ ...reply, path, ms: performance.now() - begunMs });
    const lose = (): void => tell({ status: 0, saysWhen: false, text: '', bytes: Buffer.of() });
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        signal: AbortSignal.timeout(WITHIN_MS),
        headers,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', lose);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
          tell({
            status: response.statusCode ?? 0,
            saysWhen: Number(response.headers['retry-after']) > 0,
            text: bytes.toString(),
            bytes,
          });
        });
      },
    );
    request.on('error', lose);
    request.end(payload);
  });
