import autocannon from 'autocannon';

/** How one path behaved under load. */
export interface LoadResult {
  /** Answers a second. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Answers that were no success, and connections that failed; a good run has none. */
  refused: number;
}

interface Load {
  ports: readonly number[];
  host: string;
  path: string;
  /** POST when left out; a GET is sent without a body. */
  method?: 'GET' | 'POST';
  connections: number;
  seconds: number;
  /**
   * The next request: its body (a text goes as it is), token, the visitor's address and further
   * headers; called for each request.
   */
  next: () => {
    body: unknown;
    token?: string;
    address?: string;
    headers?: Record<string, string>;
  };
}

/** Sends requests as fast as they are answered, over all given servers alike. */
export const sendLoad = async ({ ports, connections, ...load }: Load): Promise<LoadResult> => {
  const share = Math.floor(connections / ports.length);
  const results = await Promise.all(ports.map((port) => fireAt(port, share, load)));
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    perSecond: sum((result) => result['2xx'] / result.duration),
    p50Ms: Math.max(...results.map(({ latency }) => latency.p50)),
    p99Ms: Math.max(...results.map(({ latency }) => latency.p99)),
    refused: sum(({ non2xx, errors, timeouts }) => non2xx + errors + timeouts),
  };
};

const fireAt = (
  port: number,
  connections: number,
  { host, path, method = 'POST', seconds, next }: Omit<Load, 'ports' | 'connections'>,
): Promise<autocannon.Result> =>
  autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [
      {
        method,
        path,
        setupRequest: (request) => {
          const { body, token, address, headers } = next();
          return {
            ...request,
            headers: {
              host,
              ...(method === 'POST' && { 'content-type': 'application/json' }),
              ...(address && { 'x-forwarded-for': address }),
              ...(token && { authorization: `Bearer ${token}` }),
              ...headers,
            },
            ...(method === 'POST' && {
              body: typeof body === 'string' ? body : JSON.stringify(body),
            }),
          };
        },
      },
    ],
  });
