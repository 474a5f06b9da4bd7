import {
  connect,
  credsAuthenticator,
  type NatsConnection,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import type { NatsSettings } from './nats-settings.ts';

/** How long NATS may take to be there. */
const CONNECT_MS = 5000;

/** How often a silent connection is asked whether it lives; it is given up after the second that is not answered. */
const PING_MS = 5000;

const loginOptions = (login: NatsSettings['login']): NodeConnectionOptions => {
  if (login === null) return {};
  if ('token' in login) return { token: login.token };
  if ('credentials' in login)
    // Its reader wants the last line's end, which a variable has not.
    return {
      authenticator: credsAuthenticator(new TextEncoder().encode(`${login.credentials}\n`)),
    };
  return { user: login.user, pass: login.password };
};

/**
 * Connects to the first server that can be had.
 *
 * @param isLasting whether it connects again by itself, for ever, once it was there
 * @throws what stood in the way of the last server
 */
export const connectToNats = (
  { servers, isEncrypted, ca, login }: NatsSettings,
  { isLasting }: { isLasting: boolean },
): Promise<NatsConnection> =>
  connect({
    servers,
    name: 'livery',
    timeout: CONNECT_MS,
    reconnect: isLasting,
    maxReconnectAttempts: -1,
    // A password may be changed here after it was there.
    ignoreAuthErrorAbort: true,
    pingInterval: PING_MS,
    maxPingOut: 2,
    ...(isEncrypted && { tls: ca === null ? {} : { ca } }),
    ...loginOptions(login),
  });
