import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a message on the way: it passes, never arrives, its answer is lost, or it arrives with a signature that
 * the platform does not know.
 */
export type Fate = 'passes' | 'isLost' | 'answerIsLost' | 'isUnknown';

const UNKNOWN = { signature: `livery=:${Buffer.alloc(32).toString('base64')}:` };

export interface LossyWay {
  url: string;
  /** Decides by the path and the number of the message, from 0. */
  setFate: (fate: (path: string, count: number) => Fate) => void;
  /** How many messages of a path have come. */
  countOf: (path: string) => number;
  close: () => Promise<void>;
}

/** A way between the games' service and a platform on which messages and answers get lost. */
export const startLossyProxy = async (platformPort: number): Promise<LossyWay> => {
  let fateOf: (path: string, count: number) => Fate = () => 'passes';
  const counts = new Map<string, number>();
  const server = http.createServer((request, response) => {
    const path = request.url ?? '';
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    const fate = fateOf(path, count);
    if (fate === 'isLost') {
      request.socket.destroy();
      return;
    }
    const { method } = request;
    const headers = { ...request.headers, ...(fate === 'isUnknown' && UNKNOWN) };
    const onward = http.request({ port: platformPort, method, path, headers }, (answer) => {
      if (fate === 'answerIsLost') {
        answer.resume();
        answer.on('end', () => request.socket.destroy());
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFate: (fate) => {
      counts.clear();
      fateOf = fate;
    },
    countOf: (path) => counts.get(path) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
