import type { JsonValue } from '../issues/edit.ts';

/** A configuration as it stands in a file: not yet checked, without defaults. */
export type RawConfig = Readonly<Record<string, unknown>>;

/** One change of a file's form. `after` names the key behind which a new key comes; else the end. */
export type Step =
  | { set: string; value: JsonValue; after?: string }
  | { move: string; to: string; after?: string };

/** The way from one version of a file's form to the next. */
export interface Migration {
  from: number;
  to: number;
  /** What changes, in a sentence for the person who runs it. */
  summary: string;
  /**
   * The steps for one file, in order; `schemaVersion` is set by whoever applies them. Pure, and
   * ready for files that are at fault: what has not the old form is left for the check to name.
   */
  steps: (config: RawConfig) => Step[];
}
