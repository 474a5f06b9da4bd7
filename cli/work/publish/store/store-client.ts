import { type Bucket, objectPath, readBucket } from '#platform/base/object-store/bucket.ts';
import { sha256 } from '../../../base/files/fingerprint.ts';
import { InputError, UsageError } from '../../../base/terminal/errors.ts';
import { CREDENTIALS, parsePage, refuse, type StoreAnswer } from './store-answers.ts';

/** An object and the mark by which the store tells its versions apart. */
export interface StoredObject {
  body: Buffer;
  etag: string;
}

/** Under which condition an object may be written: that it is new, or still the version that was read. */
export type Condition = { is: 'new' } | { is: 'still'; etag: string };

/** A folder in a bucket of a store that speaks S3's protocol. */
export interface StoreClient {
  /** As it was given: `s3://bucket/folder`. */
  shown: string;
  /** An object; `undefined` when there is none. */
  get: (key: string) => Promise<StoredObject | undefined>;
  /** What is known of an object without its bytes; `undefined` when there is none. */
  head: (key: string) => Promise<{ bytes: number; etag: string } | undefined>;
  /**
   * Writes an object whole or not at all.
   *
   * @returns `false` when the condition does not hold; nothing is written then
   */
  put: (key: string, body: Buffer, condition: Condition) => Promise<boolean>;
  /** All objects below a prefix: key → etag. */
  list: (prefix: string) => Promise<Map<string, string>>;
  /** How `If-Match` names a version to this store. */
  naming: Naming;
}

/** Stores of some houses compare what `If-Match` says with the mark without its quotes: `requireConditions` finds that out. */
interface Naming {
  isBare: boolean;
}

const TIMEOUT_MS = 60_000;

/**
 * A store that has too much to do answers 503 and means "slower": each time twice as long is waited, from
 * 0.05 s on, drawn by chance.
 */
const RETRIES = 8;

/** Where the bucket is, and what signs requests to it. */
const bucketOf = (
  shown: string,
  env: NodeJS.ProcessEnv,
): Bucket & { signer: NonNullable<Bucket['signer']> } => {
  try {
    const { signer, ...bucket } = readBucket(shown, env, RETRIES);
    if (!signer) throw new InputError(`the store asks who comes: set ${CREDENTIALS}.`);
    return { ...bucket, signer };
  } catch (error) {
    if (error instanceof RangeError) throw new UsageError(error.message);
    throw error;
  }
};

/** The way to a store: every request is signed on it. */
interface Way {
  shown: string;
  /** Before each key; empty or with a slash at its end. */
  prefix: string;
  naming: Naming;
  /**
   * Asks, and takes the whole answer: a connection may end in the middle of one.
   *
   * @throws {InputError} when there is none, or it does not come whole in time
   */
  send: (target: string, init: RequestInit) => Promise<StoreAnswer>;
}

const makeWay = (shown: string, env: NodeJS.ProcessEnv): Way => {
  const { base, prefix, signer } = bucketOf(shown, env);
  const send: Way['send'] = async (target, init) => {
    let says = 'does not answer';
    try {
      const answer = await signer.fetch(`${base}${target}`, {
        ...init,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      says = 'does not answer to the end';
      const { ok, status, headers } = answer;
      return { ok, status, headers, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      const { message, cause } = error as Error & { cause?: { code?: string } };
      throw new InputError(
        `${shown} ${says} (${cause?.code ?? message}). Look at AWS_ENDPOINT_URL. Nothing was ` +
          'lost: what is served stays.',
        { cause: error },
      );
    }
  };
  return { shown, prefix, naming: { isBare: false }, send };
};

const etagOf = ({ headers }: StoreAnswer): string => headers.get('etag') ?? '';

/** Whether there is no such object, and not no such bucket. */
const isMissing = ({ status, body }: StoreAnswer): boolean =>
  status === 404 && !body.includes('NoSuchBucket');

const get = async (way: Way, key: string): Promise<StoredObject | undefined> => {
  const answer = await way.send(objectPath(way, key), {});
  if (answer.ok) return { body: answer.body, etag: etagOf(answer) };
  return isMissing(answer) ? undefined : refuse(way.shown, answer);
};

const head = async (
  way: Way,
  key: string,
): Promise<{ bytes: number; etag: string } | undefined> => {
  const answer = await way.send(objectPath(way, key), { method: 'HEAD' });
  if (answer.status === 404) return undefined;
  if (!answer.ok) return refuse(way.shown, answer);
  return { bytes: Number(answer.headers.get('content-length')), etag: etagOf(answer) };
};

const conditionHeaders = (condition: Condition, { isBare }: Naming): Record<string, string> => {
  if (condition.is === 'new') return { 'if-none-match': '*' };
  const { etag } = condition;
  return { 'if-match': isBare ? etag.replaceAll('"', '') : etag };
};

const put = async (way: Way, key: string, body: Buffer, condition: Condition): Promise<boolean> => {
  const answer = await way.send(objectPath(way, key), {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: {
      // The store compares it with what arrives.
      'x-amz-content-sha256': sha256(body),
      'content-type': key.endsWith('.json') ? 'application/json' : 'application/octet-stream',
      ...conditionHeaders(condition, way.naming),
    },
  });
  if (answer.ok) return true;
  // 409: another write of the same object is under way; 404: the version that was read is gone.
  const isGone = condition.is === 'still' && isMissing(answer);
  if (answer.status === 412 || answer.status === 409 || isGone) return false;
  return refuse(way.shown, answer);
};

const list = async ({ shown, prefix, send }: Way, below: string): Promise<Map<string, string>> => {
  const all = new Map<string, string>();
  let next = '';
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${prefix}${below}` });
    if (next !== '') query.set('continuation-token', next);
    const answer = await send(`?${query}`, {});
    if (!answer.ok) refuse(shown, answer);
    const text = answer.body.toString();
    if (!text.includes('<ListBucketResult'))
      throw new InputError(`${shown} answers with no listing. Look at AWS_ENDPOINT_URL.`);
    const page = parsePage(text);
    for (const [key, etag] of page.found) all.set(key.slice(prefix.length), etag);
    ({ next } = page);
  } while (next !== '');
  return all;
};

/**
 * Opens a folder of a store that speaks S3's protocol; who comes is told by the usual variables.
 *
 * @param shown `s3://bucket/folder`
 * @throws {UsageError} when that is no such address
 * @throws {InputError} when nobody says who comes
 */
export const openStore = (shown: string, env = process.env): StoreClient => {
  const way = makeWay(shown, env);
  return {
    shown,
    get: (key) => get(way, key),
    head: (key) => head(way, key),
    put: (key, body, condition) => put(way, key, body, condition),
    list: (below) => list(way, below),
    naming: way.naming,
  };
};
