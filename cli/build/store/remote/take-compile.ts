import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeArtefact } from './fetch-bucket.ts';
import { compileName } from './buckets.ts';
import { remoteSettings } from './remote-settings.ts';

const NAME = /^(?:compile\.json|package\.json|(?:client|ssr)\/[\w.@+-]+(?:\/[\w.@+-]+){0,6})$/;

/** Which files of a compile's folder travel: what the compile wrote, not what was made from it. */
export const isInCompile = (name: string): boolean =>
  NAME.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));

/**
 * Takes a compile from the shared store.
 *
 * @param folder exists and is empty; afterwards it holds the compile, or still nothing
 * @returns whether there was one
 */
export const takeCompile = async (key: string, folder: string): Promise<boolean> => {
  const settings = remoteSettings();
  if (!settings) return false;
  const files = await takeArtefact(settings, compileName(key), isInCompile);
  for (const [name, content] of files ?? []) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return files !== undefined;
};
