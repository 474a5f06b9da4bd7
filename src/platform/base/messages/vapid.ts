import webPush from 'web-push';
import { PlatformError } from '../errors/platform-error.ts';
import { arePair } from './push-keys.ts';

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
export const makeVapidKeys = (): { publicKey: string; privateKey: string } =>
  webPush.generateVAPIDKeys();
