import { serverSettings } from '#domain/server-settings.ts';
import { PlatformError } from '../errors/platform-error.ts';

/** How NATS is reached. */
export interface NatsSettings {
  /** Host and port of each server. */
  servers: string[];
  /** Whether nothing is said but by TLS. */
  isEncrypted: boolean;
  /** Whose certificates are believed, in PEM; null: those that Node believes. */
  ca: string | null;
  login: { user: string; password: string } | { token: string } | { credentials: string } | null;
}

const USUAL_PORT = 4222;

const PROTOCOLS = ['nats:', 'tls:'];

/**
 * Reads how NATS is reached; null where it is not to be.
 *
 * @throws {PlatformError} `invalid_setting`, which shows no value: it may hold a password
 */
export const readNatsSettings = (env: NodeJS.ProcessEnv): NatsSettings | null => {
  const { natsUrl, natsCredentials, natsCa } = serverSettings;
  const text = env[natsUrl.variable] ?? '';
  if (text === '') return null;
  const urls = text.split(',').map((each) => readUrl(each.trim()));
  const credentials = env[natsCredentials.variable] || null;
  if (credentials !== null && !/BEGIN NATS USER JWT[^]*BEGIN USER NKEY SEED/.test(credentials))
    throw new PlatformError(
      'invalid_setting',
      `${natsCredentials.variable} is no credentials file of NATS. Keep it in a file (nsc writes it) and name that in ${natsCredentials.variable}_FILE.`,
    );
  const ca = env[natsCa.variable] || null;
  if (ca !== null && !ca.includes('-----BEGIN CERTIFICATE-----'))
    throw new PlatformError(
      'invalid_setting',
      `${natsCa.variable} is no certificate. Keep it in a file (PEM) and name that in ${natsCa.variable}_FILE.`,
    );
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port || USUAL_PORT}`),
    isEncrypted: ca !== null || urls.some(({ protocol }) => protocol === 'tls:'),
    ca,
    login: credentials === null ? loginOf(urls) : { credentials },
  };
};

/** An address as it is written; null where its login is escaped in a way that means nothing. */
const parseUrl = (text: string): URL | null => {
  try {
    const url = new URL(text);
    decodeURIComponent(url.username + url.password);
    return url;
  } catch {
    return null;
  }
};

const readUrl = (text: string): URL => {
  const url = parseUrl(text);
  if (
    url &&
    PROTOCOLS.includes(url.protocol) &&
    url.hostname !== '' &&
    ['', '/'].includes(url.pathname)
  )
    return url;
  throw new PlatformError(
    'invalid_setting',
    `${serverSettings.natsUrl.variable} is no address such as nats://nats.internal:4222 or tls://user:password@nats.internal:4222, nor several with a comma between.`,
  );
};

/** Who signs in stands in the first address that names anybody; a name without a password is a token. */
const loginOf = (urls: readonly URL[]): NatsSettings['login'] => {
  const named = urls.find(({ username }) => username !== '');
  if (!named) return null;
  const [user, password] = [named.username, named.password].map(decodeURIComponent);
  if (user === undefined || !password) return { token: user ?? '' };
  return { user, password };
};
