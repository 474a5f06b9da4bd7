import { InputError } from '../../../base/terminal/errors.ts';

/** What a store answered, whole. */
export interface StoreAnswer {
  /** Whether the status is one of success. */
  ok: boolean;
  status: number;
  headers: Headers;
  body: Buffer;
}

/** What tells a store who comes. */
export const CREDENTIALS =
  'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for a store of another house';

/** What a store's own words for a fault mean, and how to mend it. */
const REMEDIES: Record<number, string> = {
  301: 'The bucket is in another region: set AWS_REGION',
  400: 'Look at AWS_REGION and AWS_ENDPOINT_URL',
  403: `Look at ${CREDENTIALS}; the key must be allowed to list, read and write there`,
  404: 'There is no such bucket; make it first',
  405: 'It does not take what is sent; look at AWS_ENDPOINT_URL',
  501: 'It does not know conditional writes (If-None-Match, If-Match), without which two publishers could lose a release',
  507: 'It has no space left',
};

/** Where the word says more than the status. */
const CODES: Record<string, string> = {
  RequestTimeTooSkewed:
    'The clock of this machine is wrong, or that of the store: signatures hold for some minutes only. Set it',
};

/**
 * Says what a store refused, and how to mend it.
 *
 * @throws {InputError} always
 */
export const refuse = (
  shown: string,
  { status, body }: Pick<StoreAnswer, 'status' | 'body'>,
): never => {
  const code = /<Code>([\w.-]{1,80})<\/Code>/.exec(body.toString())?.[1] ?? '';
  const remedy =
    CODES[code] ?? REMEDIES[status] ?? 'Nothing was lost: what is served stays. Try again later';
  throw new InputError(`${shown} answers with ${status} ${code}. ${remedy}.`);
};

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const field = (xml: string, name: string): string =>
  unescaped(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');

/** One page of a listing: S3 gives at most 1,000 keys at once. */
export const parsePage = (xml: string): { found: [string, string][]; next: string } => ({
  found: [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => [
    field(entry, 'Key'),
    field(entry, 'ETag'),
  ]),
  next: field(xml, 'NextContinuationToken'),
});
