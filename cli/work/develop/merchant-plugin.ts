import { watch } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { plainText } from '../../base/terminal/plain-text.ts';
import { renderIssues } from '../../base/terminal/render-issues.ts';
import { printLine } from '../../base/terminal/print.ts';
import type { DevelopedFleet, Reread } from './developed-fleet.ts';
import { openFolderWatch } from './folder-watch.ts';
import { addressesOf } from './read-merchant.ts';
import { servePages } from './serve-pages.ts';
import { type ChangeMessage, NEWS } from './shown-error.ts';
import { tellVite } from './watch-sources.ts';

/** `/@livery/shwe/entry.js` → its merchant and which of its files. */
const readAddress = (id: string): { code: string; file: string } | null => {
  const [, code = '', file = ''] = /^\/@livery\/([a-z0-9-]+)\/([\w.]+)$/.exec(id) ?? [];
  return code === '' ? null : { code, file };
};

/**
 * Forgets what was served of a merchant, in the moment in which it becomes another: who asks from now
 * on gets the new one, and no page can be newer than its theme.
 */
const forgetServed = (
  server: ViteDevServer,
  { now: { code, merchant }, before, isChanged }: Reread,
) => {
  if (!isChanged || !before || !merchant) return;
  const graph = server.environments.client.moduleGraph;
  // What stands in for what: modules of the site depend on it.
  if (before.own !== merchant.own) graph.invalidateAll();
  const urls = addressesOf(code);
  for (const url of [urls.theme, urls.entry]) {
    const module = graph.getModuleById(url);
    if (module) graph.invalidateModule(module);
  }
};

/** Tells pages what an edit changed: the theme alone as new css, anything else as a fresh page. */
const sendChange = async (
  server: ViteDevServer,
  { now: { code, merchant }, before, isChanged }: Reread,
): Promise<void> => {
  if (!isChanged || !before || !merchant) return;
  const isSame = (['entry', 'mode', 'shown', 'own'] as const).every(
    (key) => before[key] === merchant[key],
  );
  const theme = server.environments.client.moduleGraph.getModuleById(addressesOf(code).theme);
  const { version } = merchant;
  const news: ChangeMessage = { merchant: code, version, isTheme: isSame && theme !== undefined };
  server.ws.send(NEWS.changed, news);
  if (before.themeCss !== merchant.themeCss && theme)
    await server.environments.client.reloadModule(theme);
};

/** Reads merchants again as their files change, one after the other, and tells their pages. */
const watchFleet = (server: ViteDevServer, fleet: DevelopedFleet, merchantsDir: string): void => {
  let reading = Promise.resolve();
  const waiting = new Set<string>();
  const readAgain = async (code: string): Promise<void> => {
    waiting.delete(code);
    const last = fleet.get(code)?.faults;
    const read = await fleet.reread(code);
    const { faults } = read.now;
    const isNews = !isDeepStrictEqual(last, faults);
    if (isNews && read.problems.length > 0) printLine(renderIssues(read.problems));
    if (isNews) server.ws.send(NEWS.faults, { merchant: code, reading: read.now.reading, faults });
    await sendChange(server, read);
  };
  const read = (code: string): void => {
    // One that waits for its turn will read what is there by then.
    if (waiting.has(code)) return;
    waiting.add(code);
    reading = reading
      .then(() => readAgain(code))
      .catch((error: unknown) => printLine(error instanceof Error ? error.message : String(error)));
  };
  const folders = openFolderWatch((readers, files) => {
    tellVite(server, files);
    readers.forEach(read);
  });
  fleet.beforeReading((code) => folders.addTree(fleet.folderOf(code), code));
  fleet.whenRead((found) => {
    const { code, merchant, reading: count, faults } = found.now;
    forgetServed(server, found);
    if (count === 1)
      for (const { place, message } of faults) printLine(plainText(`${place} ${message}`));
    // Which files it inherits from is known only now, when they were read already.
    if (folders.addFiles(merchant?.resolved.files ?? [], code)) read(code);
  });
  // A merchant that somebody waits for may come any moment; the folder itself is enough to hear it.
  const arrivals = watch(merchantsDir, (_event, name) => {
    if (name !== null && fleet.get(name)) read(name);
  });
  server.httpServer?.once('close', () => {
    arrivals.close();
    folders.close();
  });
};

/** What the plugin works on. */
export interface FleetSource {
  merchantsDir: string;
  fleet: DevelopedFleet;
  /** Whose page a host name without a merchant shows. */
  first: string;
}

/**
 * Serves the merchants' pages, settings and themes from their files, each under its own host name,
 * and again when they change. A fault in the files shows over the page and at the terminal; the
 * page behind stays as it last was.
 */
export const merchantPlugin = ({ merchantsDir, fleet, first }: FleetSource): Plugin => ({
  name: 'livery:merchant',
  resolveId: (id) => (readAddress(id) ? id : null),
  load: async (id) => {
    const address = readAddress(id);
    if (!address) return null;
    const { merchant } = await fleet.open(address.code);
    if (address.file === 'entry.js') return merchant?.entry ?? null;
    return address.file === 'theme.css' ? (merchant?.themeCss ?? null) : null;
  },
  configureServer(server) {
    watchFleet(server, fleet, merchantsDir);
    servePages(server, fleet, first);
  },
});
