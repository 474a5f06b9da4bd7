import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stampName = '.livery-installed';

/** What the installed tree depends on: the lock file, the platform and its processor. */
const wantedStamp = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

const installedStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Runs `npm ci` when `node_modules` is missing or was installed from another lock file.
 *
 * @param root the repository's folder
 * @throws Error with one sentence when npm fails
 */
export const installPackages = (root) => {
  const stampFile = path.join(root, 'node_modules', stampName);
  const wanted = wantedStamp(root);
  if (installedStamp(stampFile) === wanted) return;

  process.stderr.write('livery: installing packages (npm ci), once per lock file …\n');
  const npm = spawnSync('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    // npm's own output goes to stderr: stdout belongs to the program that follows.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.error) throw new Error(`npm could not be started: ${npm.error.message}`);
  if (npm.status !== 0) {
    throw new Error(`npm ci failed with exit code ${npm.status}; its messages stand above.`);
  }
  writeFileSync(stampFile, wanted);
};
