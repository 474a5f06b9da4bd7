import path from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import type { ReadMerchant } from './merchant-data.ts';
import { merchantsModule, MODULES, themesCss } from './merchants-module.ts';
import { keepLastGood, readInThread } from './merchants-reader.ts';

/** Where merchants and what they build on stand. */
export interface MerchantFoldersOptions {
  merchantsDir: string;
  /** Base themes and fonts. */
  schemaDir: string;
}

/** Vite marks what a plugin made up. */
const own = (id: string): string => `\0${id}`;

const codesOf = (merchants: readonly ReadMerchant[]): string =>
  merchants.map(({ data }) => data.code).join();

/** Sends what an edit changed: css and data without a reload, a new brand with one. */
const sendChange = async (
  server: ViteDevServer,
  before: readonly ReadMerchant[],
  after: readonly ReadMerchant[],
): Promise<void> => {
  const { moduleGraph, ...client } = server.environments.client;
  const send = async (id: string, render: (merchants: readonly ReadMerchant[]) => string) => {
    const module = moduleGraph.getModuleById(own(id));
    if (!module || render(before) === render(after)) return;
    await server.environments.client.reloadModule(module);
    // Also for who asked while the files were being read: a hot update alone leaves their answer.
    moduleGraph.invalidateModule(module);
  };
  await send(MODULES.themes, themesCss);
  await send(MODULES.merchants, merchantsModule);
  if (codesOf(before) !== codesOf(after)) client.hot.send({ type: 'full-reload' });
};

/**
 * Finds every merchant's folder by itself and offers their data and themes as modules. While the
 * server runs, an edit shows at once; a fault in a file shows over the page with its place, and
 * the last good theme stays. In a build a fault stops it.
 */
export const merchantsPlugin = ({ merchantsDir, schemaDir }: MerchantFoldersOptions): Plugin => {
  let reading: Promise<ReadMerchant[]> | undefined;
  let problems = '';
  let isServer = false;

  const readAfter = async (before: readonly ReadMerchant[]): Promise<ReadMerchant[]> => {
    const result = await readInThread(merchantsDir);
    problems = result.problems;
    if (problems !== '' && !isServer) throw new Error(`the merchants are at fault:\n${problems}`);
    return keepLastGood(before, result);
  };
  const current = (): Promise<ReadMerchant[]> => (reading ??= readAfter([]));

  const readAgain = async (server: ViteDevServer): Promise<void> => {
    const before = await current();
    reading = readAfter(before).catch((error: unknown) => {
      problems = error instanceof Error ? error.message : String(error);
      return before;
    });
    await sendChange(server, before, await reading);
    if (problems !== '') server.config.logger.error(problems);
    server.environments.client.hot.send(told());
  };

  /** What the page is told after a reading: the faults, or that there are none any more. */
  const told = (): HotPayload =>
    problems === ''
      ? { type: 'update', updates: [] }
      : { type: 'error', err: { message: problems, stack: '', plugin: 'livery:merchants' } };

  return {
    name: 'livery:merchants',
    configResolved: ({ command, mode }) => {
      isServer = command === 'serve' && mode !== 'test';
    },
    resolveId: (id) => (Object.values<string>(MODULES).includes(id) ? own(id) : null),
    load: async (id) => {
      if (id === own(MODULES.merchants)) return merchantsModule(await current());
      return id === own(MODULES.themes) ? themesCss(await current()) : null;
    },
    configureServer: (server) => {
      watch(server, [merchantsDir, schemaDir], () => readAgain(server));
      server.environments.client.hot.on('vite:client:connect', (_data, client) => {
        if (problems !== '') client.send(told());
      });
    },
  };
};

/** Longer than Vite's watcher keeps a second edit of one file to itself (50 ms). */
const EDITS_END_AFTER_MS = 100;

/** Calls once after the last of several edits: an editor writes several files at once. */
const watch = (server: ViteDevServer, folders: string[], act: () => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  server.watcher.add(folders);
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      acting = acting.then(act);
    }, EDITS_END_AFTER_MS);
  });
};
