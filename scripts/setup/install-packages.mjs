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

const readPackages = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    // npm has not been here, or was ended in the middle.
    return {};
  }
};

/** `glibc` or `musl` on Linux, as packages name it. */
const libraryHere = () => {
  if (process.platform !== 'linux') return '';
  return process.report?.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
};

const allows = (list, here) => !list || list.includes(here);

/** Whether a package that may be left out is one for this machine; those for others npm leaves out. */
const isForHere = ({ os, cpu, libc }, library) =>
  Boolean(os && cpu) &&
  allows(os, process.platform) &&
  allows(cpu, process.arch) &&
  allows(libc, library);

/**
 * Whether npm's own list of what it installed says the same as the lock file: somebody ran `npm ci`.
 * npm writes that list last.
 */
const isInstalled = (root) => {
  const wanted = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  const library = libraryHere();
  const isThere = ([name, entry]) => {
    const found = installed[name];
    if (!found) return Boolean(entry.optional) && !isForHere(entry, library);
    return found.version === entry.version && found.integrity === entry.integrity;
  };
  return (
    Object.keys(installed).length > 0 &&
    Object.keys(installed).every((name) => name in wanted) &&
    Object.entries(wanted).every((each) => each[0] === '' || isThere(each))
  );
};

const installedStamp = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Runs `npm ci` when `node_modules` is missing or was installed from another lock file; not when
 * somebody has run it already.
 *
 * @param root the repository's folder
 * @throws Error with one sentence when npm fails
 */
export const installPackages = (root) => {
  const stampFile = path.join(root, 'node_modules', stampName);
  const wanted = wantedStamp(root);
  if (installedStamp(stampFile) === wanted) return;
  if (isInstalled(root)) {
    writeFileSync(stampFile, wanted);
    return;
  }

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
