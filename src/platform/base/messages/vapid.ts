import { createECDH, createPrivateKey, sign } from 'node:crypto';
import { PlatformError } from '../errors/platform-error.ts';
import { arePair } from './encrypt-push.ts';

/** By what push services know who sends (RFC 8292), and which services are sent to. */
export interface PushSettings {
  /** Base64url of a point of P-256; browsers are given it. */
  publicKey: string;
  privateKey: string;
  /** Where the operator is reached: `mailto:` or `https:`. */
  subject: string;
  /** Hosts of push services; one that begins with `*.` means those below it. */
  hosts: readonly string[];
}

/** The push services of the browsers: no address that a browser names leads anywhere else. */
const KNOWN_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.notify.windows.com',
];

/** A service refuses a signature that is good for more than a day. */
const GOOD_FOR_SECONDS = 12 * 60 * 60;

const misconfigured = (message: string): PlatformError =>
  new PlatformError('messages_misconfigured', message);

/**
 * Web push by the environment: LIVERY_VAPID_PUBLIC_KEY, LIVERY_VAPID_PRIVATE_KEY and LIVERY_VAPID_SUBJECT;
 * LIVERY_PUSH_HOSTS names other services than the browsers' own. Null where no key is set.
 *
 * @throws {PlatformError} `messages_misconfigured`
 */
export const readPushSettings = (env: NodeJS.ProcessEnv): PushSettings | null => {
  const publicKey = env['LIVERY_VAPID_PUBLIC_KEY'];
  const privateKey = env['LIVERY_VAPID_PRIVATE_KEY'];
  const subject = env['LIVERY_VAPID_SUBJECT'] ?? '';
  if (!publicKey && !privateKey) return null;
  if (!publicKey || !privateKey || !arePair(publicKey, privateKey))
    throw misconfigured(
      'LIVERY_VAPID_PUBLIC_KEY and LIVERY_VAPID_PRIVATE_KEY are no pair: make one with livery platform messages keys.',
    );
  if (!/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject))
    throw misconfigured(
      'LIVERY_VAPID_SUBJECT is where push services reach you: mailto: and an address, or https:// and a page.',
    );
  const named = env['LIVERY_PUSH_HOSTS']?.split(',').map((each) => each.trim().toLowerCase());
  return { publicKey, privateKey, subject, hosts: named?.filter(Boolean) ?? KNOWN_HOSTS };
};

/** Whether an address is one of a push service that we send to. Nothing else is ever called. */
export const isPushAddress = (address: string, hosts: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((each) =>
    each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each,
  );
};

/** A new pair of keys, in base64url. */
export const makeVapidKeys = (): { publicKey: string; privateKey: string } => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return {
    publicKey: pair.getPublicKey('base64url'),
    // A key that begins with zeros is shorter.
    privateKey: Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
  };
};

/** The header `authorization` of a request to a push service. */
export const vapidHeader = (
  { publicKey, privateKey, subject }: PushSettings,
  address: string,
  now: Date = new Date(),
): string => {
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
      d: privateKey,
    },
  });
  const claims = {
    aud: new URL(address).origin,
    exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_SECONDS,
    sub: subject,
  };
  const body = [{ typ: 'JWT', alg: 'ES256' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(body), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${body}.${signature.toString('base64url')}, k=${publicKey}`;
};
