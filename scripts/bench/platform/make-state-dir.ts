import { chmod, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes an empty folder for a database of a test's own; who asks removes it.
 *
 * @param name tells whose it is, when it was left behind
 */
export const makeStateDir = async (name: string): Promise<string> => {
  const stateDir = await mkdtemp(path.join(os.tmpdir(), `livery-${name}-`));
  // PostgreSQL runs as another user, who must reach its data below.
  await chmod(stateDir, 0o755);
  return stateDir;
};
