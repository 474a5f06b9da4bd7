import { existsSync, statSync, watch, type FSWatcher } from 'node:fs';
import path from 'node:path';

/** So long a folder is quiet before it is looked at: editors write in several steps. */
const QUIET_MS = 80;
/** Some file systems tell nothing: they are asked. */
const ASK_MS = 1000;

const isFolder = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

const stateOf = (files: readonly string[]): string =>
  files
    .map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${stats?.mtimeMs ?? 0}:${stats?.size ?? 0}:${stats?.ino ?? 0}`;
    })
    .join(' ');

/**
 * Calls back when files may have changed. Their folders are watched, since an editor puts a new file
 * in the place of the old one.
 *
 * @param files absolute; folders among them with all that they hold
 * @param onChange never called while it is still at work; once more when something changed meanwhile. It throws nothing
 * @returns stops it, when what is at work is done
 */
export const watchFiles = (
  files: readonly string[],
  onChange: () => Promise<void>,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;
  let known = stateOf(files);

  const run = (): void => {
    if (isClosed) return;
    if (running) {
      isDue = true;
      return;
    }
    isDue = false;
    running = onChange().finally(() => {
      running = undefined;
      if (isDue) run();
    });
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  };
  const folders = new Set(files.map((file) => (isFolder(file) ? file : path.dirname(file))));
  const watchers: FSWatcher[] = [...folders]
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: files.includes(folder) }, soon).on('error', () => {}),
    );
  const asking = setInterval(() => {
    const now = stateOf(files);
    if (now !== known) soon();
    known = now;
  }, ASK_MS);

  return async () => {
    isClosed = true;
    clearTimeout(timer);
    clearInterval(asking);
    for (const watcher of watchers) watcher.close();
    await running;
  };
};
