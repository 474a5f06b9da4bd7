import { createHash } from 'node:crypto';
import { PlatformError } from '../errors/platform-error.ts';
import { objectPath, readBucket } from './bucket.ts';

/** A store that was asked for and does not answer, or refuses: what needs it has to wait. */
export class StoreUnavailable extends Error {
  constructor(shown: string, reason: string, options?: ErrorOptions) {
    super(`${shown} is away: ${reason}`, options);
    this.name = 'StoreUnavailable';
  }
}

/** A folder of a store that speaks S3's protocol. */
export interface ObjectStore {
  /** As it was given: `s3://bucket/folder`. */
  shown: string;
  /** The bytes of an object; null where there is none. @throws {StoreUnavailable} */
  get: (key: string) => Promise<Buffer | null>;
  /** Writes an object whole or not at all. @throws {StoreUnavailable} */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Removes an object, also one that is not there. @throws {StoreUnavailable} */
  remove: (key: string) => Promise<void>;
  /** Whether it answered last. */
  isUp: () => boolean;
}

/** A caller waits no longer for one answer. */
const ANSWER_WITHIN_MS = 5000;

/** A store that has too much to do is asked again after 0.05 and 0.1 s. */
const RETRIES = 2;

/**
 * Opens a folder of a store; nothing is asked of it yet.
 *
 * @param variable that named it, for the message
 * @param shown `s3://bucket/folder`
 * @throws {PlatformError} `invalid_setting` where that is no such folder, or nobody says who comes
 */
export const openObjectStore = (
  variable: string,
  shown: string,
  env: NodeJS.ProcessEnv,
): ObjectStore => {
  const { send, isUp } = openWay(variable, shown, env);
  return {
    shown,
    isUp,
    get: async (key) => {
      const answer = await send(key, {});
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer());
    },
    put: async (key, bytes) => {
      const answer = await send(key, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          // The store compares it with what arrives.
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
          'content-type': 'application/octet-stream',
        },
      });
      if (answer.status === 404) throw new StoreUnavailable(shown, 'it answers with 404');
    },
    remove: async (key) => void (await send(key, { method: 'DELETE' })),
  };
};

/** The way to a store: every request is signed on it, and what it says is known. */
const openWay = (variable: string, shown: string, env: NodeJS.ProcessEnv) => {
  const bucket = bucketOf(variable, shown, env);
  const { base, signer } = bucket;
  if (!signer)
    throw new PlatformError(
      'invalid_setting',
      `${variable} is set, and the store asks who comes: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`,
    );
  let isUp = true;
  const send = async (key: string, init: RequestInit): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const answer = await signer.fetch(`${base}${objectPath(bucket, key)}`, { ...init, signal });
      const body = await answer.arrayBuffer();
      const isGone = answer.status === 404 && !Buffer.from(body).includes('NoSuchBucket');
      if (!answer.ok && !isGone) throw new Error(`it answers with ${answer.status}`);
      isUp = true;
      return new Response(answer.status === 204 || isGone ? null : body, {
        status: answer.status,
      });
    } catch (error) {
      isUp = false;
      const { message, cause } = error as Error & { cause?: { code?: string } };
      throw new StoreUnavailable(shown, cause?.code ?? message, { cause: error });
    }
  };
  return { send, isUp: () => isUp };
};

const bucketOf = (variable: string, shown: string, env: NodeJS.ProcessEnv) => {
  try {
    return readBucket(shown, env, RETRIES);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new PlatformError('invalid_setting', `${variable}: ${error.message}`);
  }
};
