import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { InputError } from '../../base/terminal/errors.ts';
import { printLine } from '../../base/terminal/print.ts';
import { ROOT, storeDir } from '../../base/paths.ts';
import { addTree } from './add-tree.ts';
import { git, mustGit } from './git.ts';
import { previewFolder, treeOf, wholeMark } from './preview-folder.ts';
import type { FoundRef } from './resolve-ref.ts';

/** The folders of a preview. */
export interface PreviewTree {
  /** The work tree: the ref's own code and brands. */
  tree: string;
  /** Its state and database, of its own; its store is the one of this checkout. */
  home: string;
  /** Its sites. */
  out: string;
}

/** Whether somebody has worked in a work tree. The link to packages is ours. */
export const hasChanges = async (tree: string, signal?: AbortSignal): Promise<boolean> => {
  const asked = ['status', '--porcelain', '--', '.', ':(exclude)node_modules'];
  return (await git(tree, asked, signal)).stdout !== '';
};

/** Brings a work tree to a commit; one in which somebody has worked is left alone. */
const moveTree = async (tree: string, { commit, slug }: FoundRef, signal: AbortSignal) => {
  if (await hasChanges(tree, signal))
    throw new InputError(
      `${tree} has changes that are not committed: commit them, or take the preview away by livery preview clean ${slug} --force.`,
    );
  rmSync(wholeMark(slug), { force: true });
  await mustGit(tree, ['checkout', '--quiet', '--detach', commit], signal);
};

const isTree = async (tree: string, signal: AbortSignal): Promise<boolean> =>
  existsSync(path.join(tree, '.git')) &&
  path.resolve((await git(tree, ['rev-parse', '--show-toplevel'], signal)).stdout) === tree &&
  (await git(tree, ['rev-parse', '--verify', '--quiet', 'HEAD'], signal)).ok;

const lockOf = (folder: string): string => {
  const file = path.join(folder, 'package-lock.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Installs the packages of a ref beside its work tree, which comes and goes. */
const installPackages = async (
  tree: string,
  packages: string,
  signal: AbortSignal,
): Promise<void> => {
  if (lockOf(packages) === lockOf(tree)) return;
  printLine('It wants other packages than this checkout; installing them beside it…');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  cpSync(path.join(tree, 'package.json'), path.join(packages, 'package.json'));
  const lock = path.join(packages, 'package-lock.json');
  cpSync(path.join(tree, 'package-lock.json'), lock);
  // A killed one leaves nothing that could be taken for whole.
  const options = { cwd: packages, signal, killSignal: 'SIGKILL' as const };
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], options);
  } catch (error) {
    rmSync(lock, { force: true });
    const { stderr = '', message } = error as Error & { stderr?: string };
    throw new InputError(`npm ci in ${packages}: ${stderr.trim() || message}`);
  }
};

/** The packages of this checkout where the ref wants the same, else its own. */
const linkPackages = async (tree: string, packages: string, signal: AbortSignal): Promise<void> => {
  const isSame = lockOf(tree) === lockOf(ROOT);
  if (!isSame) await installPackages(tree, packages, signal);
  const link = path.join(tree, 'node_modules');
  rmSync(link, { recursive: true, force: true });
  symlinkSync(path.join(isSame ? ROOT : packages, 'node_modules'), link, 'dir');
};

/** In a work tree: code that looks, before it removes a compile, whether somebody else builds with it or serves from it. */
const SPARING = path.join('cli', 'build', 'store', 'local', 'served-compiles.ts');

/**
 * Gives the state of a preview its store: the one of this checkout, or, for code from before it spared what others use, one
 * of its own, which it has to fill.
 */
const giveStore = (tree: string, home: string): void => {
  const store = path.join(home, 'store');
  const isShared = existsSync(path.join(tree, SPARING));
  const isLink = lstatSync(store, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  const isRight = isShared ? isLink && existsSync(store) : !isLink;
  // Of a link only the link goes.
  if (!isRight) rmSync(store, { recursive: true, force: true });
  mkdirSync(isShared ? storeDir() : store, { recursive: true });
  mkdirSync(home, { recursive: true });
  if (isShared && !isRight) symlinkSync(storeDir(), store, 'dir');
};

/**
 * Brings the code and the brands of a commit into a work tree of its own, with its packages, and
 * makes the folder of its state, whose store is the one of this checkout: what is there already is
 * not made again. Code that would take from that store what others use gets a store of its own.
 *
 * @throws {InputError} when somebody has worked in the work tree, or git refuses
 */
export const prepareTree = async (
  repository: string,
  found: FoundRef,
  signal: AbortSignal,
): Promise<PreviewTree> => {
  const folder = previewFolder(found.slug);
  const [home, out] = [path.join(folder, 'home'), path.join(folder, 'dist')];
  const tree = treeOf(found.slug);
  const mark = wholeMark(found.slug);
  if (existsSync(mark) && (await isTree(tree, signal))) await moveTree(tree, found, signal);
  else await addTree(repository, tree, found.commit, signal);
  writeFileSync(mark, '');
  await linkPackages(tree, path.join(folder, 'packages'), signal);
  giveStore(tree, home);
  return { tree, home, out };
};
