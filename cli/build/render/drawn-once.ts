import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../base/files/fingerprint.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { fetchStored } from '../store/remote/fetch-stored.ts';
import { noteKept } from '../store/remote/outbox.ts';
import { isStored, keepStored, readStoredJson } from '../store/local/stored-file.ts';
import type { SiteFile } from '../settings/site-files.ts';

/** File name → sha256; written last, so that a folder with it is whole. */
type DrawnIndex = Record<string, string>;

type Draw = () => Promise<Record<string, Buffer>>;

const versions = new Map<string, string>();

/** The version of a package that draws: another one may draw other bytes. */
export const versionOf = (name: string): string => {
  const known = versions.get(name);
  if (known !== undefined) return known;
  const file = path.join(ROOT, 'node_modules', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  versions.set(name, version);
  return version;
};

const drawInto = async (folder: string, draw: Draw): Promise<DrawnIndex> => {
  const index: DrawnIndex = {};
  for (const [name, content] of Object.entries(await draw())) {
    keepStored(path.join(folder, name), content);
    index[name] = sha256(content);
  }
  keepStored(path.join(folder, 'index.json'), JSON.stringify(index));
  noteKept('icons', '', path.basename(folder));
  return index;
};

/**
 * Files that are made once of the same source, by whichever machine shares the store, and kept in it.
 *
 * @param source all that they depend on
 * @param draw called when the store does not hold them; name → content
 * @returns name → where the file is
 */
export const drawnOnce = async (
  source: readonly unknown[],
  draw: Draw,
): Promise<Record<string, SiteFile>> => {
  const key = sha256(JSON.stringify(source)).slice(0, 32);
  const folder = path.join(storeDir(), 'icons', key);
  if (!isStored(path.join(folder, 'index.json'))) await fetchStored('icons', '', key);
  const kept = readStoredJson(path.join(folder, 'index.json')) as DrawnIndex | undefined;
  const index = kept ?? (await drawInto(folder, draw));
  return Object.fromEntries(
    Object.entries(index).map(([name, digest]) => [
      name,
      { stored: path.join(folder, name), sha256: digest },
    ]),
  );
};
