import type { Issue } from '#config/issues/issue.ts';

/** One file that is, or would be, migrated. */
export interface MigratedFile {
  merchant: string;
  /** The file, as a path from the working folder. */
  file: string;
  /** The versions that it comes from and goes to. */
  from: number;
  to: number;
  /** What changes, in order: `move /brand/licence to /licence`, `set /schemaVersion 2`. */
  edits: string[];
}

/** Whether the sites stay the same, found out by rendering each brand before and after. */
export interface MigrationProof {
  /** No byte of any compared site differs. */
  equal: boolean;
  /** How many brands were rendered twice. */
  compared: number;
  differing: { merchant: string; files: string[] }[];
  /** Brands that cannot be built: nothing can be compared. */
  unbuilt: { merchant: string; why: string }[];
}

/** What `livery migrate --json` prints. */
export interface MigrateReport {
  ok: boolean;
  /** The version that files are brought to. */
  version: number;
  /** Whether files were written: only with `--write`, and then all of them. */
  written: boolean;
  /** How many files are up to date already. */
  current: number;
  files: MigratedFile[];
  proof: MigrationProof;
  /** Files that cannot be migrated, and why. */
  problems: Issue[];
}
