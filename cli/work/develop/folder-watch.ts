import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/** Several events come of one save: they are told together, after so long. Nothing is lost meanwhile. */
const TOGETHER_MS = 20;

/** Folders that are watched, and who wants to know. */
export interface FolderWatch {
  /**
   * Watches a folder with all below it for somebody. Every edit from now on is told, whenever its
   * content was read: what is read afterwards is never older than what was told.
   */
  addTree: (folder: string, reader: string) => void;
  /**
   * Watches the folders that files stand in.
   *
   * @returns whether one of them was not watched for this reader before: what was read of it may be old
   */
  addFiles: (files: readonly string[], reader: string) => boolean;
  close: () => void;
}

interface Watched {
  watcher: FSWatcher;
  /** Which folder of this name it is: one that came in its place is not watched yet. */
  identity: string;
  /** Who reads it, and who also reads what is below. */
  readers: Set<string>;
  treeReaders: Set<string>;
}

const identityOf = (folder: string): string | undefined => {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
};

const foldersIn = (folder: string): string[] => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch {
    // It went in this moment; its parent tells of it.
    return [];
  }
};

type OnChange = (readers: ReadonlySet<string>, files: ReadonlySet<string>) => void;

/** Gathers events for a moment. */
const gather = (onChange: OnChange) => {
  let readers = new Set<string>();
  let files = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const told = [readers, files] as const;
    [readers, files, timer] = [new Set(), new Set(), undefined];
    onChange(...told);
  };
  return {
    note: (of: Iterable<string>, file: string): void => {
      for (const reader of of) readers.add(reader);
      files.add(file);
      timer ??= setTimeout(tell, TOGETHER_MS);
    },
    stop: (): void => clearTimeout(timer),
  };
};

/**
 * Opens a watch over folders. It is in place when `add…` returns, and tells every event of the system:
 * unlike a watcher that compares times, it has neither a first look to wait for nor edits that come
 * too soon after another.
 *
 * @param onChange called with the readers and the files of some events, never within `add…`
 */
export const openFolderWatch = (onChange: OnChange): FolderWatch => {
  const watched = new Map<string, Watched>();
  const events = gather(onChange);
  const forget = (folder: string): void => {
    watched.get(folder)?.watcher.close();
    watched.delete(folder);
  };
  const hear = (folder: string, name: string | null): void => {
    const { readers = [], treeReaders = [] } = watched.get(folder) ?? {};
    events.note(readers, path.join(folder, name ?? ''));
    // A folder that came is watched before anybody reads it.
    for (const reader of treeReaders) addTree(folder, reader);
    for (const reader of readers) addFolder(folder, reader);
  };
  const addFolder = (folder: string, reader: string): boolean => {
    const identity = identityOf(folder);
    const known = watched.get(folder);
    if (known && known.identity === identity) {
      return known.readers.size < known.readers.add(reader).size;
    }
    forget(folder);
    if (identity === undefined) return false;
    const watcher = watch(folder, (_event, name) => hear(folder, name));
    watcher.on('error', () => forget(folder));
    const { readers = [], treeReaders = new Set<string>() } = known ?? {};
    watched.set(folder, { watcher, identity, readers: new Set([...readers, reader]), treeReaders });
    return true;
  };
  const addTree = (folder: string, reader: string): void => {
    addFolder(folder, reader);
    watched.get(folder)?.treeReaders.add(reader);
    for (const name of foldersIn(folder)) addTree(path.join(folder, name), reader);
  };
  const addFiles: FolderWatch['addFiles'] = (names, reader) => {
    const folders = new Set(names.map((name) => path.dirname(name)));
    return [...folders].filter((folder) => addFolder(folder, reader)).length > 0;
  };
  const close = (): void => {
    events.stop();
    for (const folder of watched.keys()) forget(folder);
  };
  return { addTree, addFiles, close };
};
