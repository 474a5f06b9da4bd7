import { AwsClient } from 'aws4fetch';

/** Where a bucket is, and how who comes is proved to it. */
export interface Bucket {
  /** Of the bucket, without a slash at its end. */
  base: string;
  /** Before each key; empty or with a slash at its end. */
  prefix: string;
  /** Signs requests; null where nobody says who comes. */
  signer: AwsClient | null;
}

/** The path of an object in its bucket. */
export const objectPath = ({ prefix }: Pick<Bucket, 'prefix'>, key: string): string =>
  `/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;

const signerOf = (env: NodeJS.ProcessEnv, retries: number): AwsClient | null => {
  const accessKeyId = env['AWS_ACCESS_KEY_ID'] ?? '';
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'] ?? '';
  if (accessKeyId === '' || secretAccessKey === '') return null;
  const sessionToken = env['AWS_SESSION_TOKEN'];
  const region = env['AWS_REGION'] || 'us-east-1';
  const own = { accessKeyId, secretAccessKey, region, service: 's3', retries };
  return new AwsClient({ ...own, ...(sessionToken && { sessionToken }) });
};

/**
 * Reads where a folder of a store that speaks S3's protocol is: at the endpoint that `AWS_ENDPOINT_URL_S3` or
 * `AWS_ENDPOINT_URL` names, else at Amazon.
 *
 * @param shown `s3://bucket/folder`
 * @param retries how often a store that answers 429 or 5xx is asked again, each time twice as much later from 0.05 s on
 * @throws {RangeError} which says what may be written
 */
export const readBucket = (shown: string, env: NodeJS.ProcessEnv, retries: number): Bucket => {
  const [, bucket = '', rest = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(shown) ?? [];
  if (bucket === '') throw new RangeError(`${shown} is no store; write s3://bucket/folder.`);
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'] || '';
  if (endpoint !== '' && !/^https?:\/\//.test(endpoint))
    throw new RangeError(`AWS_ENDPOINT_URL must be an http or https address, not "${endpoint}".`);
  const region = env['AWS_REGION'] || 'us-east-1';
  const base =
    endpoint === ''
      ? `https://${bucket}.s3.${region}.amazonaws.com`
      : `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const folder = rest.replace(/\/+$/, '');
  return { base, prefix: folder === '' ? '' : `${folder}/`, signer: signerOf(env, retries) };
};
