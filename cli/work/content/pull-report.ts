import type { Issue } from '#config/issues/issue.ts';
import type { PulledKind } from './content-answer.ts';
import type { PullFault } from './pull-fault.ts';

/** What a pull changes of one kind, by the ids of its items. */
export interface KindDifference {
  kind: PulledKind;
  items: number;
  added: string[];
  removed: string[];
  /** With the keys that differ: `title.my`, `link`. */
  changed: { id: string; keys: string[] }[];
  /** The same items in another order. */
  reordered: boolean;
}

/** What a pull changes of one file, in bytes; 0 where there is none. */
export interface FileDifference {
  file: string;
  before: number;
  after: number;
}

/** Texts that a language of the merchant lacks: the site shows the fallback's. */
export interface Untranslated {
  kind: PulledKind;
  language: string;
  count: number;
  /** The first of the items. */
  first: string[];
}

/** What became of a pull. */
export interface PullReport {
  ok: boolean;
  merchant: string;
  /** The address that was asked. */
  source: string;
  /** Whether the files were written; never when something was refused, nor in a dry run. */
  written: boolean;
  kinds: KindDifference[];
  files: FileDifference[];
  untranslated: Untranslated[];
  requests: { sent: number; unchanged: number };
  /** Why nothing was taken: what the content system answered. */
  faults: PullFault[];
  /** What the check says of the files as they would be. */
  problems: Issue[];
}
