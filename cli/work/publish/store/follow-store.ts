import { setTimeout as sleep } from 'node:timers/promises';
import { InputError } from '../../../base/terminal/errors.ts';
import { folderTarget, retireSites } from '../folder-target.ts';
import { LOTS } from '../folder-trials.ts';
import type { Source, Target } from '../publishing.ts';
import { type PublishReport, publishSites } from '../publish-sites.ts';
import type { Pointer } from './parse-pointer.ts';
import { codeOfKey, readPointers, stateOfPointer } from './pointer.ts';
import { openStore, type StoreClient } from './store-client.ts';
import { readStoredFile, readStoredManifest } from './store-source.ts';

/** A pointer that moved is followed within this time and what the files take; in ms. */
const EVERY_MS = 2000;

/** What could not be brought is tried again after so long; in ms. */
const AGAIN_MS = 30_000;

/** What one look at a store brought. */
export interface FollowStep {
  /** The brands whose sites are others now. */
  changed: string[];
  failed: { code: string; reason: string }[];
}

/** What a follower has seen of a pointer. */
interface Seen {
  etag: string;
  /** On the clock of `performance.now`; unset where everything came. */
  againAt?: number;
}

/** One release of each of some brands, as something to publish. */
const releasesOf = (
  store: StoreClient,
  pointers: ReadonlyMap<string, Pointer>,
  releaseOf: (pointer: Pointer) => string,
): Source => ({
  shown: store.shown,
  codes: async () => [...pointers.keys()].toSorted(),
  manifest: async (code) => {
    const pointer = pointers.get(code);
    const id = pointer ? releaseOf(pointer) : '';
    const release = pointer?.releases.find((each) => each.id === id);
    if (release) return readStoredManifest(store, release.manifest);
    throw new InputError(
      `its pointer names the release ${id} and not its manifest; publish it again.`,
    );
  },
  file: (_code, name, digest) => readStoredFile(store, name, digest),
});

const subset = (
  pointers: ReadonlyMap<string, Pointer>,
  fits: (pointer: Pointer) => boolean,
): Map<string, Pointer> => new Map([...pointers].filter(([, pointer]) => fits(pointer)));

const lotsOf = ({ trial }: Pointer): number => (trial?.kind === 'visitors' ? trial.lots : 0);

/** Makes a folder of sites what some pointers say. */
const apply = async (
  store: StoreClient,
  target: Target,
  pointers: ReadonlyMap<string, Pointer>,
): Promise<PublishReport[]> => {
  const states = await target.state();
  const isServed = (pointer: Pointer): boolean =>
    states.get(pointer.code)?.hash === stateOfPointer(pointer).hash;
  const common = { target, only: [], force: true };
  const reports: PublishReport[] = [];
  const publish = async (
    chosen: ReadonlyMap<string, Pointer>,
    releaseOf: (pointer: Pointer) => string,
    lots = 0,
  ): Promise<void> => {
    if (chosen.size === 0) return;
    const source = releasesOf(store, chosen, releaseOf);
    const share = lots === 0 ? {} : { canaryVisitors: lots / LOTS };
    reports.push((await publishSites({ ...common, ...share, source })).report);
  };
  // A trial that goes on is not ended and begun again.
  await publish(
    subset(pointers, (each) => each.served !== '' && (lotsOf(each) === 0 || !isServed(each))),
    ({ served }) => served,
  );
  for (const lots of new Set([...pointers.values()].map(lotsOf))) {
    if (lots === 0) continue;
    const tried = subset(pointers, (each) => lotsOf(each) === lots);
    await publish(tried, ({ trial }) => (trial?.kind === 'visitors' ? trial.release : ''), lots);
  }
  return reports;
};

/** Takes away what a store serves nothing of any more: its first release was taken back. */
const retireUnserved = async (
  dir: string,
  target: Target,
  pointers: ReadonlyMap<string, Pointer>,
): Promise<string[]> => {
  const unserved = subset(pointers, ({ served }) => served === '');
  if (unserved.size === 0) return [];
  const states = await target.state();
  const codes = [...unserved.keys()].filter((code) => (states.get(code)?.release ?? '') !== '');
  if (codes.length > 0) await retireSites(dir, codes);
  return codes;
};

/**
 * Makes a folder of sites follow the pointers of a store. What comes is proved first, by the keys that
 * are trusted here; what cannot be brought leaves its brand as it is.
 *
 * @param from `s3://bucket/folder`
 * @returns what looks once at the store, and brings what has changed since the look before
 */
export const makeFollower = (from: string, dir: string): (() => Promise<FollowStep>) => {
  const store = openStore(from);
  const target = folderTarget(dir);
  const seen = new Map<string, Seen>();

  const isDue = (code: string, etag: string): boolean => {
    const known = seen.get(code);
    return (
      known?.etag !== etag || (known.againAt !== undefined && known.againAt <= performance.now())
    );
  };

  return async () => {
    const etags = new Map(
      [...(await store.list('pointers/'))].flatMap(([key, etag]) => {
        const code = codeOfKey(key);
        return code === undefined ? [] : [[code, etag] as const];
      }),
    );
    const due = [...etags].filter(([code, etag]) => isDue(code, etag));
    if (due.length === 0) return { changed: [], failed: [] };
    const { pointers, faults } = await readPointers(
      store,
      due.map(([code]) => code),
    );
    const away = await retireUnserved(dir, target, pointers);
    const reports = await apply(store, target, pointers);
    const failed = [
      ...reports.flatMap((report) => report.failed),
      ...[...faults].map(([code, reason]) => ({ code, reason })),
    ];
    const broken = new Set(failed.map(({ code }) => code));
    for (const [code, etag] of due) {
      const again = broken.has(code) && { againAt: performance.now() + AGAIN_MS };
      seen.set(code, { etag, ...again });
    }
    const brought = reports.flatMap(({ published }) => published.map(({ code }) => code));
    const changed = [...brought, ...away];
    return { changed: [...new Set(changed)].toSorted(), failed };
  };
};

/** Who is told of what comes from a store. */
export interface Told {
  /** Called after each look, also where nothing came. */
  step: (step: FollowStep) => void | Promise<void>;
  /** A store that does not answer. */
  fault: (reason: string) => void;
}

/**
 * Looks at a store once.
 *
 * @param before the fault of the look before: one is told once
 * @returns the fault, empty when the store answered
 * @throws what is no fault of the store or of the disk
 */
export const lookOnce = async (
  look: () => Promise<FollowStep>,
  told: Told,
  before = '',
): Promise<string> => {
  try {
    await told.step(await look());
    return '';
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (error.message !== before) told.fault(error.message);
    return error.message;
  }
};

/** As `lookOnce`; who serves players goes on serving them, whatever a look ended with. */
const lookSafely = async (
  look: () => Promise<FollowStep>,
  told: Told,
  before: string,
): Promise<string> => {
  try {
    return await lookOnce(look, told, before);
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    const fault = `a fault of ours, not of the store; it is asked again: ${message}`;
    if (fault !== before) told.fault(fault.replace(message, () => stack));
    return fault;
  }
};

/**
 * Looks at a store again and again. A store that does not answer, or not to the end, is told once and asked
 * again; what is served stays. Never rejects.
 *
 * @param signal ends it
 * @param everyMs how long it waits between two looks
 */
export const followStore = async (
  look: () => Promise<FollowStep>,
  told: Told,
  signal: AbortSignal,
  everyMs = EVERY_MS,
): Promise<void> => {
  let fault = '';
  while (!signal.aborted) {
    fault = await lookSafely(look, told, fault);
    await sleep(everyMs, undefined, { signal }).catch(() => {});
  }
};
