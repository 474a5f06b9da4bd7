import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describeHolder, isAbandoned } from '../../base/files/lock-holder.ts';
import { InputError, UsageError } from '../../base/terminal/errors.ts';
import { git } from './git.ts';
import { giveTreeBack } from './give-tree-back.ts';
import { hasChanges } from './prepare-tree.ts';
import {
  isServed,
  nobody,
  type PreviewRecord,
  readPreview,
  readPreviews,
  removeFolder,
  slugOf,
  treeOf,
  wholeMark,
  writePreview,
} from './preview-folder.ts';
import { endTree } from './run-tree.ts';

/** A preview as lists show it. */
export interface ListedPreview {
  ref: string;
  slug: string;
  commit: string;
  served: boolean;
  /** Where browsers find its brands; null while it is not served. */
  address: string | null;
}

/** How long a process may take to end before it is ended by force, where nobody says otherwise. */
const PATIENCE_MS = 15_000;

/** That time in ms: `LIVERY_PREVIEW_PATIENCE`, in seconds, for code that never ends by itself. */
const patienceMs = (): number => {
  const seconds = Number(process.env['LIVERY_PREVIEW_PATIENCE'] ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : PATIENCE_MS;
};
const LOOK_MS = 50;

const gone = async (holder: string, withinMs = PATIENCE_MS): Promise<boolean> => {
  for (let waited = 0; ; waited += LOOK_MS) {
    if (holder === '' || isAbandoned(holder)) return true;
    if (waited >= withinMs) return false;
    await wait(LOOK_MS);
  }
};

/** How long giving a work tree back may take, after the process in it has ended. */
const GIVING_BACK_MS = 60_000;

/**
 * Waits for the process that takes a preview away.
 *
 * @throws {InputError} when it is still at work after a long time: a work tree that is made now would be taken with the other
 */
const waitForLeaver = async ({ leaver, ref }: PreviewRecord): Promise<void> => {
  if (await gone(leaver, patienceMs() + GIVING_BACK_MS)) return;
  throw new InputError(
    `process ${leaver.split(' ')[0]} is still taking the preview of ${ref} away; try again when it has ended.`,
  );
};

const idle = ({ repository, ref, slug, commit }: PreviewRecord): PreviewRecord => ({
  repository,
  ref,
  slug,
  commit,
  ...nobody,
});

/** Ends the process of a preview's own code; afterwards its record says who is still at work there, if anybody. */
const endCode = async (record: PreviewRecord, leaver: string): Promise<void> => {
  endTree(record.child);
  if (!(await gone(record.child, patienceMs()))) endTree(record.child, 'SIGKILL');
  writePreview({ ...idle(record), leaver });
};

/**
 * Ends what still runs of a preview whose server is gone or is told to go.
 *
 * @throws {InputError} when its work tree is still being given back
 */
export const endPreview = async (record: PreviewRecord): Promise<void> => {
  await waitForLeaver(record);
  await endCode(record, '');
};

/**
 * Ends what a preview has started, and gives its work tree back. Until that is done its record names this process as the
 * one that leaves: a start that makes the same work tree waits for it.
 */
export const leavePreview = async (slug: string): Promise<void> => {
  const record = readPreview(slug);
  if (!record) return;
  await endCode(record, describeHolder());
  try {
    await giveTreeBack(record);
  } finally {
    writePreview(idle(record));
  }
};

/**
 * The kept previews that are meant by refs or slugs; all when none is named.
 *
 * @throws {UsageError} when one is not kept
 */
const chosen = (names: readonly string[]): PreviewRecord[] => {
  const all = readPreviews();
  if (names.length === 0) return all;
  return names.map((name) => {
    const found = all.find(({ ref, slug }) => ref === name || slug === slugOf(name));
    if (found) return found;
    const known = all.map(({ ref }) => ref).join(', ') || 'none';
    throw new UsageError(`no preview of "${name}" is kept; kept: ${known}.`);
  });
};

const listed = (record: PreviewRecord): ListedPreview => {
  const served = isServed(record) && record.platform > 0;
  const { ref, slug, commit, port } = record;
  const address = served ? `http://<brand>.${slug}.localhost:${port}/` : null;
  return { ref, slug, commit, served, address };
};

/** Every preview that is kept, and where it is served. */
export const listPreviews = (): ListedPreview[] => readPreviews().map(listed);

/**
 * Stops previews, also those that a killed process left; their sites and
 * databases stay for the next start.
 *
 * @param names refs or slugs; all when empty
 * @throws {UsageError} when one is not kept
 */
export const stopPreviews = async (names: readonly string[]): Promise<ListedPreview[]> => {
  const records = chosen(names);
  for (const record of records) {
    // A process that serves several ends with the first; each is brought to its end here.
    if (isServed(record)) process.kill(Number(record.holder.split(' ')[0]), 'SIGTERM');
    await gone(record.holder);
    // Whoever was told to go has said who ends the rest.
    await waitForLeaver(readPreview(record.slug) ?? record);
    await leavePreview(record.slug);
  }
  return chosen(names).map(listed);
};

/**
 * Stops previews and takes away all that was kept of them: work tree, sites, database.
 *
 * @param force also where somebody has worked in the work tree
 * @throws {InputError} when somebody has
 */
export const cleanPreviews = async (
  names: readonly string[],
  force: boolean,
): Promise<ListedPreview[]> => {
  const records = chosen(names);
  for (const { slug } of records) {
    const tree = treeOf(slug);
    if (!force && existsSync(wholeMark(slug)) && existsSync(tree) && (await hasChanges(tree)))
      throw new InputError(
        `${tree} has changes that are not committed; commit them, or add --force to lose them.`,
      );
  }
  const last = (await stopPreviews(names)).map((each) => ({ ...each, served: false }));
  for (const { slug, repository } of records) {
    removeFolder(slug);
    await git(repository, ['worktree', 'prune']);
    await git(repository, ['update-ref', '-d', `refs/livery/previews/${slug}`]);
  }
  return last;
};
