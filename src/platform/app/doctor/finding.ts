import type { NatsSettings } from '../../base/hints/nats-settings.ts';
import type { Database } from '../../base/database/tables.ts';

/** Something that a person should mend. */
export interface Finding {
  check:
    | 'jobs'
    | 'books'
    | 'bloat'
    | 'partitions'
    | 'replication'
    | 'keys'
    | 'disk'
    | 'hints'
    | 'stores'
    | 'exclusions'
    | 'draws'
    | 'cells'
    | 'brands';
  /** What it is about: a job, an account, a table, a standby. */
  subject: string;
  /** What was found, in one sentence. */
  found: string;
  /** What to do. */
  remedy: string;
  /** Where more is said of it, from the root of the sources; null where this is all. */
  page: string | null;
}

/** Something that could not be looked at. */
export interface Unseen {
  check: Finding['check'];
  why: string;
}

/** What a check works on. */
export interface DoctorContext {
  database: Database;
  /** Whether every entry is summed up instead of the newest. */
  isWhole: boolean;
  /** How NATS is reached; none where it is not to be. */
  nats?: NatsSettings | null;
  /** The Valkey that limits are counted in; undefined where rows count. */
  valkeyUrl?: string | undefined;
}

/** Looks for one kind of fault; changes nothing. */
export interface Check {
  name: Finding['check'];
  find: (context: DoctorContext) => Promise<Finding[]>;
}

/** The page of an alert. */
export const runbook = (alert: string): string => `deploy/observability/runbooks/${alert}.md`;

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size in words, such as `1.5 GB`. */
export const sizeText = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${Number((bytes / 1000 ** power).toPrecision(2))} ${UNITS[power]}`;
};

/** A time in words, such as `3 hours`. */
export const agoText = (seconds: number): string => {
  if (seconds < 120) return `${Math.round(seconds)} seconds`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  return seconds < 172_800
    ? `${Math.round(seconds / 3600)} hours`
    : `${Math.round(seconds / 86_400)} days`;
};
