import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../base/files/write-whole.ts';
import { liveryHome } from '../../base/paths.ts';
import { noteUse } from '../store/local/stored-file.ts';

const DAY_MS = 86_400_000;

/** An answer that nobody asked for so long is forgotten: it can be found again. */
const KEPT_MS = 30 * DAY_MS;

/** What is known of own code, a file for each answer: in which nothing was found, whose types are right. */
const KINDS = ['own-clean', 'own-types'] as const;

const cache = (): string => path.join(liveryHome(), 'cache');

/** Where an answer is kept. */
export const answerFile = (kind: (typeof KINDS)[number], name: string): string =>
  path.join(cache(), kind, name);

/** Whether an answer is kept; it counts as used, and stays. */
export const hasAnswer = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats) noteUse(file, stats);
  return stats !== undefined;
};

const isOlder = (place: string, than: number): boolean =>
  (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY) < than;

const removeOlder = (folder: string, pattern: RegExp, than: number): void => {
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (pattern.test(name) && isOlder(place, than)) rmSync(place, { recursive: true, force: true });
  }
};

/**
 * Forgets answers that nobody used for a month, and folders of checks that were killed; at most once a
 * day, by who writes here: what grows by a use is kept small by it, with a build or without.
 */
const sweepAnswers = (now: number): void => {
  const mark = path.join(cache(), 'own-swept');
  const sweptMs = statSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  if (sweptMs !== undefined && Math.abs(now - sweptMs) < DAY_MS) return;
  writeWhole(mark, '');
  for (const kind of KINDS) {
    const folder = path.join(cache(), kind);
    mkdirSync(folder, { recursive: true });
    removeOlder(folder, /./, now - KEPT_MS);
  }
  // No check of types takes a day; see `run-typescript.ts`.
  removeOlder(cache(), /^own-types-/, now - DAY_MS);
};

/** A home that cannot be written makes no check fail. */
const orLeave = (work: () => void): void => {
  try {
    work();
  } catch {
    // It costs room, or time with the next check.
  }
};

/** Keeps an answer. */
export const keepAnswer = (file: string, answer: string, now = Date.now()): void =>
  orLeave(() => {
    writeWhole(file, answer);
    sweepAnswers(now);
  });

/** Makes a folder for a check of types; who made it removes it, and where it is killed before, a later check does. */
export const makeTypesFolder = (now = Date.now()): string => {
  mkdirSync(cache(), { recursive: true });
  orLeave(() => sweepAnswers(now));
  return mkdtempSync(path.join(cache(), 'own-types-'));
};
