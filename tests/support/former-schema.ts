import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const DATABASE = path.resolve(import.meta.dirname, '../../src/platform/base/database');

/** A folder of migrations as a former version had them, without functions: what `migrate` is given. */
export interface FormerSchema {
  folder: string;
  remove: () => Promise<void>;
}

/** @param isNew which migrations that version did not have, by the names of their files */
export const makeFormerSchema = async (isNew: (name: string) => boolean): Promise<FormerSchema> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'livery-former-'));
  for (const name of ['migrations', 'functions']) await mkdir(path.join(folder, name));
  for (const name of await readdir(path.join(DATABASE, 'migrations')))
    if (!isNew(name))
      await copyFile(
        path.join(DATABASE, 'migrations', name),
        path.join(folder, 'migrations', name),
      );
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};
