import { setTimeout as wait } from 'node:timers/promises';
import { describeHolder } from '../../base/files/lock-holder.ts';
import { withLock } from '../../base/files/with-lock.ts';
import { InputError } from '../../base/terminal/errors.ts';
import { printLine } from '../../base/terminal/print.ts';
import { type Front, openFront } from './front.ts';
import { git } from './git.ts';
import {
  isServed,
  nobody,
  previewFolder,
  readPreview,
  readPreviews,
  writePreview,
} from './preview-folder.ts';
import { leaveTree } from './leave-tree.ts';
import { prepareTree } from './prepare-tree.ts';
import { type FoundRef, type RefPlace, resolveRef } from './resolve-ref.ts';
import { type RunningTree, runTree } from './run-tree.ts';
import { endPreview } from './stop-previews.ts';

/** What is to be served, and where. */
export interface PreviewRequest extends RefPlace {
  refs: readonly string[];
  port: number;
  mainPort: number;
}

/** A preview that answers. */
export interface ServedPreview {
  ref: string;
  slug: string;
  commit: string;
  sites: { code: string; name: string; url: string }[];
}

/** All that was asked for, answering. */
export interface ServedPreviews {
  port: number;
  previews: ServedPreview[];
}

const requireFree = async ({ ref, slug }: FoundRef): Promise<void> => {
  const record = readPreview(slug);
  if (!record) return;
  if (record.ref !== ref)
    throw new InputError(
      `${ref} and ${record.ref} would both be ${slug} in host names; take the other one away by livery preview clean ${record.ref}.`,
    );
  if (isServed(record))
    throw new InputError(
      `${ref} is served already by process ${record.holder.split(' ')[0]}; stop it by livery preview stop ${ref}.`,
    );
  // A killed server leaves the ref's own process behind.
  await endPreview(record);
};

const requireApart = (found: readonly FoundRef[]): void => {
  for (const [at, { ref, slug }] of found.entries()) {
    const other = found.slice(0, at).find((each) => each.slug === slug);
    if (other)
      throw new InputError(
        `${other.ref} and ${ref} would both be ${slug} in host names; ask for one of them.`,
      );
  }
};

const tellUncommitted = async (repository: string, signal: AbortSignal): Promise<void> => {
  const { stdout } = await git(repository, ['status', '--porcelain'], signal);
  if (stdout !== '')
    printLine('What is not committed here is not in a preview: it shows refs as git has them.');
};

/** How often a process without the entrance looks whether it has become free. */
const RETRY_MS = 500;

/**
 * Opens the entrance, or shares the one of another process and takes it over when that one ends.
 *
 * @throws {InputError} when something else listens on the port
 */
const enter = async (
  { port, mainPort }: PreviewRequest,
  signal: AbortSignal,
): Promise<{ port: number }> => {
  const opened = (front: Front): { port: number } => {
    signal.addEventListener('abort', front.close, { once: true });
    return front;
  };
  const front = await openFront(port, mainPort);
  if (front) return opened(front);
  const mine = describeHolder();
  const shared = readPreviews().some(
    (each) => each.port === port && each.holder !== mine && isServed(each),
  );
  if (!shared)
    throw new InputError(`port ${port} is taken by another program; choose one by --port.`);
  void (async () => {
    for (;;) {
      await wait(RETRY_MS, undefined, { signal, ref: false });
      const next = await openFront(port, mainPort);
      if (next) return opened(next);
    }
  })().catch(() => {});
  return { port };
};

const begin = async (
  { repository }: PreviewRequest,
  found: FoundRef,
  signal: AbortSignal,
): Promise<RunningTree> => {
  printLine(`Preparing ${found.ref} (${found.commit.slice(0, 10)})…`);
  const record = { ...found, ...nobody, repository, holder: describeHolder() };
  // Of two that start it at one moment, both of which have found it free, one has it.
  await withLock(`${previewFolder(found.slug)}.lock`, async () => {
    await requireFree(found);
    writePreview(record);
  });
  let running: RunningTree | undefined;
  signal.addEventListener('abort', () => leaveTree(found.slug, running), { once: true });
  const tree = await prepareTree(repository, found, signal);
  signal.throwIfAborted();
  running = runTree(found.slug, tree);
  writePreview({ ...record, child: running.holder });
  return running;
};

/**
 * Serves refs beside each other, each by its own code, with sites and a database of its own, until
 * the signal. When it ends, the processes of the refs are told to end and their work trees are given
 * back by a process of its own: nobody waits for either.
 *
 * @returns once every site answers
 * @throws {UsageError} when a ref is unknown
 * @throws {InputError} when a ref is served already, two would have one host name, a work tree has
 *   changes, the port is taken, or the code of a ref does not start
 */
export const servePreviews = async (
  request: PreviewRequest,
  signal: AbortSignal,
): Promise<ServedPreviews> => {
  const found: FoundRef[] = [];
  for (const ref of request.refs) found.push(await resolveRef(request, ref, signal));
  requireApart(found);
  for (const each of found) await requireFree(each);
  await tellUncommitted(request.repository, signal);
  const started: { found: FoundRef; running: RunningTree }[] = [];
  for (const each of found)
    started.push({ found: each, running: await begin(request, each, signal) });
  const { port } = await enter(request, signal);
  const previews: ServedPreview[] = [];
  for (const { found: each, running } of started) {
    const report = await running.report;
    const record = readPreview(each.slug);
    if (record) writePreview({ ...record, port, platform: report.port });
    const sites = report.sites.map(({ code, name }) => ({
      code,
      name,
      url: `http://${code}.${each.slug}.localhost:${port}/`,
    }));
    previews.push({ ...each, sites });
  }
  return { port, previews };
};
