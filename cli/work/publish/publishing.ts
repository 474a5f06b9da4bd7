import type { Manifest } from '../../build/release/make-manifest.ts';

/** Where published sites come from: a folder that CI gathered, or another store. */
export interface Source {
  /** What messages call it. */
  shown: string;
  /** The brands that there are, sorted. */
  codes: () => Promise<string[]>;
  /**
   * A brand's manifest, not yet proved.
   *
   * @throws {InputError} when there is none, with how to make one
   */
  manifest: (code: string) => Promise<Manifest>;
  /**
   * One file of a brand's site: its path on this machine, or its bytes. Not yet proved.
   *
   * @throws {InputError} when it is not there
   */
  file: (code: string, name: string, sha256: string) => Promise<string | Buffer>;
}

/** What some brands, or some visitors of a brand, are served first. */
export type Trial =
  | { kind: 'brands'; /** The release before; empty where there was none. */ before: string }
  | { kind: 'visitors'; release: string; /** Of 256 lots, so many see it. */ lots: number };

/** What a target says of one brand. */
export interface BrandState {
  /** The served release; empty when nothing is served. */
  release: string;
  /** The first ten digits of the sha256 of its `build.json`, which names every other file's. */
  hash: string;
  /** Releases that somebody turned back from, by their hashes: they are not published again. */
  refused: readonly string[];
  trial?: Trial;
  /** What else stands there, and how to mend it: nothing can be said of the brand. */
  fault?: string;
}

/** How a release is to be served at first: by all, or on trial. */
export type Serving = { to: 'all' } | { to: 'trial' } | { to: 'visitors'; lots: number };

/** A proved manifest that is to become a release. */
export interface Order {
  code: string;
  manifest: Manifest;
}

/** What became of one brand. */
export interface Outcome {
  code: string;
  /** The release that was made or is served; empty when there is none. */
  release: string;
  /** Why it failed, and how to mend it. */
  error?: string;
  /** It failed by what nobody foresaw. */
  isOurs?: true;
}

/** What travelled. */
export interface Traffic {
  /** Files that the target lacked, and their bytes. */
  files: number;
  bytes: number;
  /** Files that it had already. */
  known: number;
}

/** Where sites are published to. */
export interface Target {
  shown: string;
  /** What every brand is served; brands that were never published are missing. */
  state: () => Promise<Map<string, BrandState>>;
  /**
   * Makes releases, each brand for itself: one that fails costs the others nothing. What is served
   * is at every moment the whole release before or the whole new one.
   *
   * @param mends whether every byte of what is there already is looked at, and brought again where it is
   *   missing, cut or changed
   * @throws {InputError} when nothing at all can be written there
   */
  publish: (
    orders: readonly Order[],
    source: Source,
    serving: Serving,
    mends: boolean,
  ) => Promise<Published>;
  /**
   * Ends the trials of some brands: what was tried is served to all, or to nobody any more.
   *
   * @param codes all that are on trial when empty
   * @param tried brand → the release that must be on trial still; another is left alone and told
   */
  settle: (
    codes: readonly string[],
    decision: Decision,
    tried?: ReadonlyMap<string, string>,
  ) => Promise<Outcome[]>;
}

/** Why a trial was not ended: another publisher came between. */
export const OTHER_TRIAL = 'somebody else has published it since, so it stays as it is.';

/** The release that a brand has on trial; empty without one. */
export const triedRelease = ({ release, trial }: Pick<BrandState, 'release' | 'trial'>): string => {
  if (!trial) return '';
  return trial.kind === 'visitors' ? trial.release : release;
};

/** How trials end. */
export type Decision = 'promote' | 'take-back';

/** What a publishing did at its target. */
export interface Published {
  outcomes: Outcome[];
  traffic: Traffic;
}

/** The name by which two releases of a brand are the same site. */
export const hashOf = ({ files }: Manifest): string =>
  files['build.json']?.sha256.slice(0, 10) ?? '';
