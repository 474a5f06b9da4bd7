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

/** Sends a request and waits for its answer; never throws. */
export const send = ({
  port,
  host,
  method = 'POST',
  path,
  token,
  body,
  form,
  headers,
  agent,
}: Sent) =>
  new Promise<Reply>((resolve) => {
    const begunMs = performance.now();
    const payload =
      form?.raw ?? (body === undefined ? undefined : Buffer.from(JSON.stringify(body)));
    const tell = (reply: Omit<Reply, 'ms' | 'path'>): void =>
      resolve({ ...reply, path, ms: performance.now() - begunMs });
    const lose = (): void => tell({ status: 0, saysWhen: false, text: '', bytes: Buffer.of() });
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
            'content-type': form?.contentType ?? 'application/json',
            'content-length': payload.length,
          }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
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
