import { UsageError } from '../../../base/terminal/errors.ts';

/** How a build reaches the store that machines share. */
export interface RemoteSettings {
  /** Without a slash at its end, e.g. `https://cache.example.com`. */
  url: string;
  /** Sent as a bearer token; empty sends none. */
  token: string;
  /** The folder of the store that is ours: `slug` or `teamId` of the protocol. */
  team: string;
  /** Nothing is ever sent there: for builds of code that nobody has read yet. */
  isReadOnly: boolean;
}

const isHttp = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/**
 * The shared store that the environment names: `LIVERY_STORE_URL`, `LIVERY_STORE_TOKEN`,
 * `LIVERY_STORE_TEAM` (default `livery`), `LIVERY_STORE_READ_ONLY=1`.
 *
 * @returns `undefined` when it names none
 * @throws {UsageError} when the address is none
 */
export const remoteSettings = (env = process.env): RemoteSettings | undefined => {
  const address = env['LIVERY_STORE_URL'] ?? '';
  if (address === '') return undefined;
  if (!isHttp(address)) {
    throw new UsageError(`LIVERY_STORE_URL must be an http or https address, not "${address}".`);
  }
  const readOnly = env['LIVERY_STORE_READ_ONLY'] ?? '';
  return {
    url: address.replace(/\/+$/, ''),
    token: env['LIVERY_STORE_TOKEN'] ?? '',
    team: env['LIVERY_STORE_TEAM'] || 'livery',
    isReadOnly: readOnly !== '' && readOnly !== '0' && readOnly !== 'false',
  };
};
