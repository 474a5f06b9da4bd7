import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isAbandoned } from '../../base/files/lock-holder.ts';
import { walkFiles } from '../../base/files/walk-files.ts';
import { storeDir } from '../../base/paths.ts';
import { listCompiles } from './store-units.ts';

/** Something that nothing can use. */
export interface Leftover {
  /** Relative to the store, with `/`. */
  name: string;
  why: string;
}

const names = (folder: string): string[] => {
  const place = path.join(storeDir(), folder);
  return existsSync(place) ? readdirSync(place) : [];
};

const isLockHeld = (lock: string): boolean => {
  const file = path.join(storeDir(), lock);
  return existsSync(file) && !isAbandoned(readFileSync(file, 'utf8'));
};

/** Drafts of compiles: `.draft-<key>` while `<key>.lock` is held. */
const drafts = (): Leftover[] =>
  names('').flatMap((name) => {
    const key = /^\.draft-(.+)$/.exec(name)?.[1];
    if (key === undefined || isLockHeld(`${key}.lock`)) return [];
    return [{ name, why: 'a compile that was never finished' }];
  });

const halves = (): Leftover[] => [
  ...[...listCompiles(), ...names('').filter((name) => /^games-[0-9a-f]{16}$/.test(name))]
    .filter((key) => !existsSync(path.join(storeDir(), key, 'compile.json')))
    .map((name) => ({ name, why: 'no compile: it has no compile.json' })),
  ...names('icons')
    .filter((key) => !existsSync(path.join(storeDir(), 'icons', key, 'index.json')))
    .map((key) => ({ name: `icons/${key}`, why: 'a drawing without its index' })),
];

/** `writeWhole` writes `<name>.<process id>.<random>` and renames it. */
const DRAFT = /\.(\d+)\.[0-9a-z]+$/;

const unwritten = (): Leftover[] =>
  walkFiles(storeDir()).flatMap((name) => {
    const pid = DRAFT.exec(name)?.[1];
    if (pid === undefined || name.startsWith('.') || !isAbandoned(pid)) return [];
    return [{ name, why: 'a file that was never finished' }];
  });

/** What killed processes left in the store. Only while no build is running. */
export const listLeftovers = (): Leftover[] => {
  const found = [...drafts(), ...halves()];
  const isWithin = (name: string): boolean =>
    found.some((each) => name.startsWith(`${each.name}/`));
  return [...found, ...unwritten().filter(({ name }) => !isWithin(name))];
};
