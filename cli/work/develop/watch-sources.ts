import { existsSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';
import { openFolderWatch } from './folder-watch.ts';

/** The name by which the compiler of styles, which has a Vite of its own, takes it over. */
export const WATCH_SOURCES = 'livery:watch-sources';

/** Tells Vite of edits of some files. */
export const tellVite = (
  { watcher, environments }: ViteDevServer,
  files: Iterable<string>,
): void => {
  for (const file of files) {
    if (!existsSync(file)) watcher.emit('unlink', file);
    else {
      // One that no page has asked for may have come now: lists of files want to know.
      const isKnown = environments.client.moduleGraph.getModulesByFile(file) !== undefined;
      if (!isKnown) watcher.emit('add', file);
      watcher.emit('change', file);
    }
  }
};

/**
 * Watches the folders that the modules of pages come from, in place of Vite's own watcher: that one looks
 * at every file of the repository at each start, and the compiler of styles brings a second one.
 *
 * @param sources folders, absolute
 */
export const watchSources = (sources: readonly string[]): Plugin => {
  const servers = new Set<ViteDevServer>();
  return {
    name: WATCH_SOURCES,
    configureServer(server) {
      servers.add(server);
      // That of the compiler of styles has none, and hears of the edits of the other one.
      if (!server.httpServer) return;
      const folders = openFolderWatch((_readers, files) => {
        for (const each of servers) tellVite(each, files);
      });
      for (const folder of sources) folders.addTree(folder, WATCH_SOURCES);
      server.httpServer.once('close', folders.close);
    },
  };
};
