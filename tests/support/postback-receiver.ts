import https from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PostbackNetwork } from '#platform/people/affiliate/postbacks/postback-transport.ts';
import { makeOwnCertificate } from './own-certificate.ts';

/** What an agent's server was sent. */
interface Received {
  path: string;
  headers: Record<string, unknown>;
  text: string;
}

/** An agent's server; its certificate is one for localhost. */
export interface PostbackReceiver {
  /** Oldest first. */
  received: Received[];
  /** What it answers to each. */
  answers: { status: number; location?: string };
  /** The way to it, whatever name it is called by. */
  network: PostbackNetwork;
  close: () => void;
}

/** Starts an agent's server, which takes whatever it is sent. */
export const startPostbackReceiver = async (): Promise<PostbackReceiver> => {
  const { key, cert } = makeOwnCertificate();
  const server = https.createServer({ key, cert }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      receiver.received.push({ path: request.url ?? '', headers: request.headers, text });
      const { status, location } = receiver.answers;
      response.writeHead(status, location ? { location } : {});
      response.end('whatever it says');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const receiver: PostbackReceiver = {
    received: [],
    answers: { status: 204 },
    network: {
      resolve: () => Promise.resolve(['127.0.0.1']),
      isPermitted: () => true,
      port: (server.address() as AddressInfo).port,
      ca: cert,
    },
    close: () => void server.close(),
  };
  return receiver;
};
