/** What one stage of a test run found. */
export interface StageResult {
  passed: number;
  failed: number;
  /** Cases that only the whole proof tries. */
  skipped: number;
  /** What failed and why, shown again after all stages: the end of a log is what people see. */
  failures: string[];
}

/** `npm test` or `npm run test:all`; `tests/README.md` says what each of them proves. */
export type Proof = 'daily' | 'whole';

/** How a run was asked for. */
export interface RunSettings {
  /** Part `index` of `of`, counted from 1; all when left out. */
  shard?: { index: number; of: number } | undefined;
  /** What every stage gets beside the environment of the run. */
  env: Record<string, string>;
}

/** One named part of a test run. */
export interface Stage {
  name: string;
  /**
   * A program judges the sources as a whole: two at a time, and in a divided run only in the first
   * part. Tests use both cores by themselves and can be divided.
   */
  kind: 'program' | 'tests';
  /** How long it may take on two quiet cores, in seconds, in the daily and in the whole proof. */
  budgetSeconds: Record<Proof, number>;
  /** What it fills of the temporary folder at the most until it ends; left out where that is little. */
  diskGigabytes?: number;
  run: (settings: RunSettings) => Promise<StageResult>;
}
