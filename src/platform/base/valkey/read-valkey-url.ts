import { PlatformError } from '../errors/platform-error.ts';

/** What Valkey's own tools write before an address, and what the client knows. */
const SCHEMES: Readonly<Record<string, string>> = {
  'redis:': 'redis:',
  'rediss:': 'rediss:',
  'valkey:': 'redis:',
  'valkeys:': 'rediss:',
};

/**
 * The address of a Valkey or a Redis, as the client takes it.
 *
 * @param text such as `valkey://:password@host:6379/0`; `valkeys` and `rediss` speak TLS
 * @throws {PlatformError} `invalid_setting`; it does not repeat the text, which may hold a password
 */
export const readValkeyUrl = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const scheme = SCHEMES[url?.protocol ?? ''];
  if (!url || scheme === undefined || url.hostname === '' || !/^(?:\/\d{0,5})?$/.test(url.pathname))
    throw new PlatformError(
      'invalid_setting',
      'LIVERY_VALKEY_URL is no address of a Valkey or Redis. Write such as valkey://:password@host:6379/0; valkeys:// for TLS.',
    );
  return `${scheme}${url.href.slice(url.protocol.length)}`;
};

/** Where it is, without who signs in. @param address as `readValkeyUrl` gives it */
export const valkeyPlace = (address: string): string => {
  const { hostname, port } = new URL(address);
  return `${hostname}:${port || '6379'}`;
};
