import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Plugin, ViteDevServer } from 'vite';
import { renderProblems } from '../terminal/render-problems.ts';
import { say } from '../terminal/say.ts';
import { type DevelopedMerchant, readMerchant, VIRTUAL } from './read-merchant.ts';

/** Sends what an edit changed: the theme alone as new css, anything else as a fresh page. */
const sendChange = async (
  server: ViteDevServer,
  before: DevelopedMerchant,
  after: DevelopedMerchant,
): Promise<void> => {
  const graph = server.environments.client.moduleGraph;
  const theme = graph.getModuleById(VIRTUAL.theme);
  if (before.themeCss !== after.themeCss && theme) {
    await server.environments.client.reloadModule(theme);
    // Also for who asked while the files were being read: a hot update alone leaves their answer.
    graph.invalidateModule(theme);
  }
  const isSame = (['entry', 'mode', 'page'] as const).every((key) => before[key] === after[key]);
  if (isSame) return;
  const entry = graph.getModuleById(VIRTUAL.entry);
  if (entry) graph.invalidateModule(entry);
  server.ws.send({ type: 'full-reload' });
};

const isPage = (url: string, accept: string): boolean =>
  accept.includes('text/html') && !/^\/(@|src\/|node_modules\/)/.test(url);

/** Answers the page of every address, and the script that runs before it. */
const servePage = (server: ViteDevServer, current: () => DevelopedMerchant): void => {
  server.middlewares.use((request, response, next) => {
    const url = request.url ?? '/';
    const send = (type: string, text: string): void => {
      response.setHeader('content-type', `${type}; charset=utf-8`);
      response.setHeader('cache-control', 'no-store');
      response.end(text);
    };
    if (url.split('?')[0] === VIRTUAL.mode) send('text/javascript', current().mode);
    else if (isPage(url, request.headers.accept ?? '')) {
      const page = server.transformIndexHtml(url, current().page);
      page.then((html) => send('text/html', html), next);
    } else next();
  });
};

/** Where the merchant's files are, and what to do after an edit that could be read. */
export interface MerchantSource {
  merchantsDir: string;
  code: string;
  onEdit: (merchant: ResolvedMerchant) => Promise<void>;
}

/**
 * Serves one merchant's page, settings and theme from its files, and again when they change. A
 * fault in the files shows over the page and at the terminal; the page behind stays.
 *
 * @param first the merchant as it is at the start
 */
export const merchantPlugin = (
  { merchantsDir, code, onEdit }: MerchantSource,
  first: DevelopedMerchant,
): Plugin => {
  let merchant = first;
  // One after the other: an editor writes several files at once.
  let reading = Promise.resolve();
  const virtual: string[] = Object.values(VIRTUAL);
  const readAgain = async (server: ViteDevServer): Promise<void> => {
    const read = await readMerchant(merchantsDir, code);
    if ('problems' in read) {
      const message = renderProblems(read.problems);
      say(message);
      server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'livery' } });
      return;
    }
    const before = merchant;
    merchant = read.merchant;
    // The merchants whose look it inherits may be others now.
    server.watcher.add(merchant.resolved.files);
    if (isDeepStrictEqual(before, merchant)) return;
    // The platform first: a page that is loaded anew asks it.
    await onEdit(merchant.resolved);
    await sendChange(server, before, merchant);
  };
  return {
    name: 'livery:merchant',
    resolveId: (id) => (virtual.includes(id) ? id : null),
    load: (id) => {
      if (id === VIRTUAL.entry) return merchant.entry;
      return id === VIRTUAL.theme ? merchant.themeCss : null;
    },
    configureServer(server) {
      const folder = path.join(merchantsDir, code);
      server.watcher.add(folder);
      const read = (): void => {
        reading = reading
          .then(() => readAgain(server))
          .catch((error: unknown) => say(error instanceof Error ? error.message : String(error)));
      };
      // What was edited before the watcher looked is found then.
      server.watcher.once('ready', read);
      server.watcher.add(merchant.resolved.files);
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(folder + path.sep) || merchant.resolved.files.includes(file)) read();
      });
      servePage(server, () => merchant);
    },
  };
};
