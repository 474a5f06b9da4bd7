import type { MerchantConfig } from '#generated/merchant-config.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/** Where content comes from, and by which right. */
export interface ContentSource {
  /** Where the index answers. */
  url: URL;
  /** Origins that pictures may come from, beside that of the address. */
  pictures: readonly string[];
  /** Sent as a bearer token to the origin of `url` alone; empty sends none. Never shown. */
  token: string;
}

/** The variable that a merchant’s token stands in: its code in upper case, with _ for -. */
export const tokenVariable = (code: string): string =>
  `LIVERY_CONTENT_TOKEN_${code}`.toUpperCase().replaceAll('-', '_');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const checked = (address: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && LOOPBACK.includes(url.hostname)))
    throw new UsageError('the address of a content system begins with https://.');
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      'the address of a content system holds no password: put the token into the environment.',
    );
  return url;
};

/**
 * Where a merchant's content comes from: `content.source` of its file, or the address that is said instead.
 *
 * @param from takes the place of the file's address
 * @throws {UsageError} when neither says where, or the address is none
 */
export const contentSource = (
  { code, content }: Pick<MerchantConfig, 'code' | 'content'>,
  from: string | undefined,
  env = process.env,
): ContentSource => {
  const address = from ?? content.source?.url;
  if (address === undefined)
    throw new UsageError(
      `nothing says where the content of ${code} is: write content.source into its merchant.json, or add --from <url>.`,
    );
  const token = env[tokenVariable(code)] ?? '';
  if (!/^[\x21-\x7E]*$/.test(token))
    throw new UsageError(
      `${tokenVariable(code)} holds more than a token: no spaces, no line ends.`,
    );
  return { url: checked(address), pictures: content.source?.pictures ?? [], token };
};
