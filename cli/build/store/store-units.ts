import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../base/files/walk-files.ts';
import { storeDir } from '../../base/paths.ts';
import { COMPILE_NAME } from './compile-name.ts';

/** What the store holds. */
export type UnitKind = 'compile' | 'games' | 'shapes' | 'sites' | 'icons' | 'fonts' | 'blobs';

/** What is removed from the store together or not at all. */
export interface StoreUnit {
  kind: UnitKind;
  /** Relative to the store, with `/`: a file, or the folder of all its files. */
  name: string;
  files: string[];
  bytes: number;
  /** Whether something outside has a link to one of its files: removing it would free nothing. */
  isLinked: boolean;
  /** When it was used last, in milliseconds since 1970, by whatever clock there was. */
  usedMs: number;
}

/** What a compile's folder holds beside the compile, each file by itself. */
const MADE_OF_COMPILE: Record<string, UnitKind> = {
  renders: 'shapes',
  shapes: 'shapes',
  sites: 'sites',
};

/**
 * One unit out of its files.
 *
 * @param marker the file whose time tells when it was used; a link that went tells it too
 */
const unitOf = (kind: UnitKind, name: string, files: string[], marker?: string): StoreUnit => {
  const unit = { kind, name, files, bytes: 0, isLinked: false, usedMs: 0 };
  for (const file of files) {
    const stats = statSync(path.join(storeDir(), file), { throwIfNoEntry: false });
    if (!stats) continue;
    // A small file takes a whole block.
    unit.bytes += Math.max(stats.size, stats.blocks * 512);
    unit.isLinked ||= stats.nlink > 1;
    const used = marker === undefined ? Math.max(stats.mtimeMs, stats.ctimeMs) : stats.mtimeMs;
    if (marker === undefined || marker === file) unit.usedMs = Math.max(unit.usedMs, used);
  }
  return unit;
};

const below = (folder: string): string[] =>
  walkFiles(path.join(storeDir(), folder)).map((file) => `${folder}/${file}`);

const compileUnits = (key: string): StoreUnit[] => {
  const own: string[] = [];
  const units: StoreUnit[] = [];
  for (const file of below(key)) {
    const kind = MADE_OF_COMPILE[file.split('/')[1] ?? ''];
    if (kind) units.push(unitOf(kind, file, [file], file));
    else own.push(file);
  }
  return [...units, unitOf('compile', key, own, `${key}/compile.json`)];
};

const iconUnits = (): StoreUnit[] =>
  foldersIn('icons').map((key) => {
    const name = `icons/${key}`;
    return unitOf('icons', name, below(name), `${name}/index.json`);
  });

const foldersIn = (folder: string): string[] => {
  const place = path.join(storeDir(), folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
};

/** The keys of the compiles that the store holds, or should hold. */
export const listCompiles = (): string[] => foldersIn('').filter((name) => COMPILE_NAME.test(name));

/** Everything that the store holds and that can be made again. */
export const listUnits = (): StoreUnit[] => [
  ...listCompiles().flatMap(compileUnits),
  ...foldersIn('')
    .filter((name) => /^games-[0-9a-f]{16}$/.test(name))
    .map((name) => unitOf('games', name, below(name), `${name}/compile.json`)),
  ...iconUnits(),
  ...below('fonts').map((file) => unitOf('fonts', file, [file])),
  ...below('blobs').map((file) => unitOf('blobs', file, [file])),
];
