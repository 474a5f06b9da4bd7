import type { Issue } from '#config/issues/issue.ts';

/** What is to be planned: the working tree against something built or written before. */
export interface PlanRequest {
  merchantsDir: string;
  /** The folder of the built sites. */
  outDir: string;
  /** The merchants that are asked for; `listCodes` gives all. */
  codes: readonly string[];
  /** A git ref whose merchants are the other side, instead of the last build. */
  against?: string;
  /** A folder of built sites or of merchants that is the other side, instead of the last build. */
  from?: string;
}

/** What the working tree is compared with. */
export type PlanBase =
  | { kind: 'build'; dir: string }
  | { kind: 'ref'; ref: string; commit: string }
  | { kind: 'sites' | 'merchants'; dir: string };

/**
 * What becomes of a brand. `unchanged`: its site stays as it is, byte for byte. `refused`: its
 * files are at fault and the site that stands stays. `held`: it was rolled back and waits for an
 * edit of its own.
 */
export type Change = 'new' | 'changed' | 'removed' | 'refused' | 'held' | 'unchanged';

/** Why a brand's site is made again. */
export type Reason =
  /** It has no site yet. */
  | { kind: 'not-built' }
  /** There is no record of the build that made its site. */
  | { kind: 'no-record' }
  /** Its own folder has changed. */
  | { kind: 'own-files' }
  /** Its own code has changed, or has come or gone: a compile of its own. */
  | { kind: 'own-code' }
  /** The look of a merchant that it extends, at any depth, has changed. */
  | { kind: 'look'; from: string }
  /** The code, the schema or the templates have changed. */
  | { kind: 'code' }
  /** Its site's folder is not as the build left it. */
  | { kind: 'site-damaged' }
  /** What its file comes to, with what it inherits, is not what the site was built from. */
  | { kind: 'settings' }
  /** It is gone from the merchants. */
  | { kind: 'gone' }
  /** On the other side its files are at fault: there is no site to compare with. */
  | { kind: 'refused-before' };

/** A file of a site. */
export interface PlannedFile {
  /** Path in the site. */
  name: string;
  bytes: number;
}

/**
 * A file that is another one after: by its content or, where the name holds a hash of the content,
 * by its name too.
 */
export interface ChangedFile {
  before: PlannedFile;
  after: PlannedFile;
}

/** What becomes of a site's files, `build.json` among them; each list sorted by name. */
export interface FileChanges {
  added: PlannedFile[];
  removed: PlannedFile[];
  changed: ChangedFile[];
}

/** A custom property of the theme that has another value; null where it is not set. */
export interface PropertyChange {
  /** With its dashes: `--lv-color-bg`. */
  name: string;
  /** `both` where both modes change alike. */
  mode: 'both' | 'light' | 'dark';
  before: string | null;
  after: string | null;
}

/** What a plan says of one brand. */
export interface PlannedBrand {
  code: string;
  change: Change;
  /** Whether a build would work on it. It may, and still no byte changes: white space in a file. */
  builds: boolean;
  reasons: Reason[];
  files: FileChanges;
  /** Bytes of the whole site, packed forms included; 0 where there is none. */
  bytes: { before: number; after: number };
  properties: PropertyChange[];
  /** What stops it, and its warnings. */
  problems: Issue[];
}

/** How many brands there are of each kind. */
export type BrandCounts = Record<Change, number>;

/** The answer of `livery plan --json`. Nothing was written for it. */
export interface Plan {
  against: PlanBase;
  /** What of the code differs from the other side; both sides are rendered with today's. */
  code: {
    /** null where it cannot be told. */
    differs: boolean | null;
    /** The files that differ, from the repository's folder; known against a git ref only. */
    files: string[];
  };
  totals: {
    brands: BrandCounts;
    files: { added: number; removed: number; changed: number };
    /** Of the sites that change, come or go. */
    bytes: { before: number; after: number };
    properties: number;
  };
  /** Sites that go, where the build would ask for `--allow-remove` with their number; else 0. */
  allowRemove: number;
  /** Sorted by code. */
  brands: PlannedBrand[];
}
