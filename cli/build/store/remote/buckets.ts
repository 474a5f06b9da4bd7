import path from 'node:path';
import { storeDir } from '../../../base/paths.ts';
import type { ArtefactName } from './remote-client.ts';

/** What is small and many travels in buckets: 10,000 brands would mean as many round trips. */
export type BucketKind = 'icons' | 'shapes';

/** One of the 256 buckets of a kind. */
export interface Bucket {
  kind: BucketKind;
  /** What the content is only good for: the compile of the templates; empty for icons. */
  scope: string;
  /** The first two hex digits of the keys in it. */
  prefix: string;
}

const KINDS: readonly BucketKind[] = ['icons', 'shapes'];

/** How many buckets a build can ask for. */
export const BUCKETS = 256 * KINDS.length;

/** Where a bucket stands among all of a build: 0 to `BUCKETS`. */
export const bucketNumber = ({ kind, prefix }: Bucket): number =>
  256 * KINDS.indexOf(kind) + Number.parseInt(prefix, 16);

/** All buckets of a kind. */
export const allBuckets = (kind: BucketKind, scope: string): Bucket[] =>
  Array.from({ length: 256 }, (_, at) => ({
    kind,
    scope,
    prefix: at.toString(16).padStart(2, '0'),
  }));

/** The bucket that a key falls into. */
export const bucketOf = (kind: BucketKind, scope: string, key: string): Bucket => ({
  kind,
  scope,
  prefix: key.slice(0, 2),
});

/** What a compile is called on the shared store. */
export const compileName = (key: string): ArtefactName => ({ kind: 'compile', key });

/** What the bucket is called on the shared store. */
export const bucketName = ({ kind, scope, prefix }: Bucket): ArtefactName => ({
  kind,
  key: [scope, prefix].filter((part) => part !== '').join('-'),
});

/** The folder of the local store that the names in a bucket are relative to. */
export const bucketFolder = ({ kind, scope }: Bucket): string =>
  kind === 'icons' ? path.join(storeDir(), 'icons') : path.join(storeDir(), scope, 'shapes');

/** Which names a bucket may hold: its own keys, one level deep. */
export const isInBucket = ({ kind, prefix }: Bucket): ((name: string) => boolean) => {
  const pattern =
    kind === 'icons'
      ? /^[0-9a-f]{32}\/[a-z0-9][a-z0-9.-]{0,60}$/
      : /^[0-9a-f]{2}\/[0-9a-f]{32,64}\.json$/;
  return (name) => name.startsWith(prefix) && pattern.test(name);
};

/** Files that only make sense together: the icons of one drawing, or one template. */
export const unitOf = ({ kind }: Bucket, name: string): string =>
  kind === 'icons' ? (name.split('/')[0] ?? '') : name;

/** The file that is written last and tells that a unit is whole. */
export const isLastOfUnit = (name: string): boolean => name.endsWith('/index.json');
