import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isPublicAddress } from '../../../base/http/public-address.ts';
import { SIGNATURE_HEADER, signBody } from '../../../base/messages/signed-message.ts';

/** A server that is slower is asked again later. */
const ANSWER_MS = 10_000;

/** Why a server was not reached: no more is told, so that nobody learns what stands behind our walls. */
export type PostbackFault = 'address' | 'unreachable' | 'slow';

/** What a server answered, or why none did. */
export type PostbackAnswer = { status: number } | { fault: PostbackFault };

/** How names become addresses, and which are called. */
export interface PostbackNetwork {
  resolve: (hostname: string) => Promise<string[]>;
  isPermitted: (address: string) => boolean;
  /** Instead of 443. */
  port?: number;
  /** A certificate that is trusted besides those of the system. */
  ca?: string;
}

/** The Internet: what resolves to an address of a private network, of this machine or of none is never called. */
export const internet: PostbackNetwork = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true, verbatim: true })).map(({ address }) => address),
  isPermitted: isPublicAddress,
};

/** Whether messages may be sent to an address as it is written: https, a host name, the usual port, no user. */
export const isPostbackUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  return (
    protocol === 'https:' &&
    username + password + port + hash === '' &&
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) &&
    !/\.(?:local|localhost|internal|lan|home\.arpa|test|invalid|onion)$/.test(hostname)
  );
};

/**
 * Sends one message: signed over the moment and the body, to the very address that was looked at, so that a name which
 * changes in between leads nowhere else. Redirects are not followed, and of the answer only the status is read.
 */
export const sendPostback = async (
  { url, secret, body }: { url: string; secret: string; body: string },
  network: PostbackNetwork = internet,
): Promise<PostbackAnswer> => {
  const { hostname } = new URL(url);
  const signal = AbortSignal.timeout(ANSWER_MS);
  try {
    const addresses = await network.resolve(hostname);
    const [address] = addresses;
    // One of several that is private is a trick, not a mistake.
    if (address === undefined || !addresses.every(network.isPermitted)) return { fault: 'address' };
    return { status: await post({ url, address, body, secret, signal }, network) };
  } catch {
    return { fault: signal.aborted ? 'slow' : 'unreachable' };
  }
};

interface Outgoing {
  url: string;
  address: string;
  body: string;
  secret: string;
  signal: AbortSignal;
}

const post = (
  { url, address, body, secret, signal }: Outgoing,
  { port = 443, ca }: PostbackNetwork,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, pathname, search } = new URL(url);
    const call = request(
      {
        host: address,
        servername: hostname,
        port,
        method: 'POST',
        path: pathname + search,
        agent: false,
        signal,
        headers: {
          host: hostname,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          [SIGNATURE_HEADER]: signBody(secret, body),
        },
        ...(ca !== undefined && { ca }),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.once('error', reject);
    call.end(body);
  });
