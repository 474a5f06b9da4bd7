import S3rver from '@20minutes/s3rver';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BUCKET = 'sites';

/** Whether a write may happen: If-None-Match and If-Match as S3 has them for PUT, or as the store gets them wrong. */
const holds = (
  { method, headers }: IncomingMessage,
  etag: string | undefined,
  { ignoresConditions, ignoresMatch, takesBareMarks }: StoreFaults,
): boolean => {
  if (method !== 'PUT' || ignoresConditions) return true;
  const { 'if-none-match': none, 'if-match': match } = headers;
  if (none !== undefined) return etag === undefined;
  const mark = takesBareMarks ? etag?.replaceAll('"', '') : etag;
  return ignoresMatch || match === undefined || match === mark;
};

/** Who asks for one object is answered after those who asked before. */
const makeTurns = () => {
  const turns = new Map<string, Promise<void>>();
  return (key: string, work: () => Promise<void>): Promise<void> => {
    const mine = (turns.get(key) ?? Promise.resolve()).then(work, work);
    turns.set(key, mine);
    return mine;
  };
};

/** What a test does to a store. */
export interface StoreFaults {
  /** Takes every write, as old stores do. */
  ignoresConditions: boolean;
  /** Knows If-None-Match alone, as many did at first. */
  ignoresMatch: boolean;
  /** Compares If-Match with marks without their quotes, as Ceph's gateway does. */
  takesBareMarks: boolean;
  /** Answers each request with this status. */
  answers: number | undefined;
  /** Ends each connection within its answer. */
  cuts: boolean;
  /** Called with the method and address of each request before and after it is worked on, before it is answered. */
  onRequest: ((when: 'before' | 'after', asked: string) => void) | undefined;
}

/**
 * Has an answer wait until the store is done with it.
 *
 * @param done called with all of it, before any of it is sent
 */
const holdBack = (response: ServerResponse, done: () => void): void => {
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.end = ((...args: unknown[]) => {
    done();
    return end(...args);
  }) as typeof response.end;
};

/** Sends the beginning of an answer, and closes the connection. */
const cutOff = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('<ListBucketResult>', () => void response.destroy());
};

/** The bucket in a folder; answers requests, one by one for each object. */
const openBucket = async (directory: string, faults: StoreFaults) => {
  const s3rver = new S3rver({
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await s3rver.configureBuckets();
  const answer = s3rver.callback();
  const etagOf = (key: string): Promise<string | undefined> =>
    s3rver.store.getMetadata(BUCKET, key).then(
      ({ etag }) => etag,
      () => undefined,
    );
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [address = ''] = (request.url ?? '').split('?');
    const key = decodeURIComponent(address).slice(BUCKET.length + 2);
    const closed = new Promise<void>((resolve) => void response.once('close', () => resolve()));
    const asked = `${request.method} ${request.url}`;
    faults.onRequest?.('before', asked);
    holdBack(response, () => faults.onRequest?.('after', asked));
    if (faults.cuts) cutOff(response);
    else if (faults.answers !== undefined) response.writeHead(faults.answers).end();
    else if (!holds(request, await etagOf(key), faults))
      response.writeHead(412).end('<Error><Code>PreconditionFailed</Code></Error>');
    else answer(request, response);
    await closed;
  };
};

/**
 * A store that speaks S3's protocol: signatures, listings and objects are s3rver's; the conditions
 * of writes, which it lacks, stand before it.
 *
 * @param below where its folder is made
 */
export const startObjectStore = async (below = tmpdir()) => {
  const directory = mkdtempSync(path.join(below, 'livery-objects-'));
  const faults: StoreFaults = {
    ignoresConditions: false,
    ignoresMatch: false,
    takesBareMarks: false,
    answers: undefined,
    cuts: false,
    onRequest: undefined,
  };
  const pass = await openBucket(directory, faults);
  const inTurn = makeTurns();
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    void inTurn(request.url ?? '', () => pass(request, response));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** `s3://bucket/folder` of a folder of one's own. */
    folder: (name: string): string => `s3://${BUCKET}/${name}`,
    /** What the command must be told. */
    env: {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_REGION: 'us-east-1',
    },
    faults,
    /** Every request since the start: method and address. */
    requests,
    ...keptIn(directory),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      for (const folder of [directory, `${directory}.kept`])
        rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** What may be done to what a store keeps. */
const keptIn = (directory: string) => ({
  /** The files in which the store keeps objects, by their keys. */
  objects: (): Map<string, string> => {
    const names = readdirSync(path.join(directory, BUCKET), { recursive: true }).map(String);
    return new Map(
      names
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => [
          name.slice(0, -'._S3rver_object'.length),
          path.join(directory, BUCKET, name),
        ]),
    );
  },
  /** Keeps all objects as they are now. @returns what puts them back */
  keep: (): (() => void) => {
    const kept = `${directory}.kept`;
    cpSync(directory, kept, { recursive: true });
    return () => {
      rmSync(directory, { recursive: true, force: true });
      cpSync(kept, directory, { recursive: true });
    };
  },
});
