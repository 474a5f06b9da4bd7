import { watch } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { renderIssues } from '../../base/terminal/render-issues.ts';
import { printLine } from '../../base/terminal/print.ts';
import type { DevelopedFleet, Reread } from './developed-fleet.ts';
import { addressesOf } from './read-merchant.ts';
import { servePages } from './serve-pages.ts';
import { NEWS } from './shown-error.ts';

/** Sends what an edit changed: the theme alone as new css, anything else as a fresh page. */
const sendChange = async (
  server: ViteDevServer,
  { now: { code, merchant }, before }: Reread,
): Promise<void> => {
  if (!before || !merchant) return;
  const graph = server.environments.client.moduleGraph;
  const urls = addressesOf(code);
  const theme = graph.getModuleById(urls.theme);
  if (before.themeCss !== merchant.themeCss && theme) {
    await server.environments.client.reloadModule(theme);
    // Also for who asked while the files were being read: a hot update alone leaves their answer.
    graph.invalidateModule(theme);
  }
  const isSame = (['entry', 'mode', 'page', 'own'] as const).every(
    (key) => before[key] === merchant[key],
  );
  if (isSame) return;
  // Pages, words and what stands in for what: modules of the site depend on them.
  if (before.own !== merchant.own) graph.invalidateAll();
  const entry = graph.getModuleById(urls.entry);
  if (entry) graph.invalidateModule(entry);
  server.ws.send(NEWS.changed, { merchant: code });
};

/** `/@livery/shwe/entry.js` → its merchant and which of its files. */
const readAddress = (id: string): { code: string; file: string } | null => {
  const [, code = '', file = ''] = /^\/@livery\/([a-z0-9-]+)\/([\w.]+)$/.exec(id) ?? [];
  return code === '' ? null : { code, file };
};

/** A watcher looks at a new folder some time after it was told to: an edit until then is found so. */
const RESCAN_MS = [300, 1500];

/** Of two edits within 50 ms Vite's watcher tells the first alone: a look after it finds the second. */
const SCAN_AFTER_EDIT_MS = 100;

/** Reads merchants again as their files change, one after the other, and tells their pages. */
const watchFleet = (server: ViteDevServer, fleet: DevelopedFleet, merchantsDir: string): void => {
  let reading = Promise.resolve();
  const readAgain = async (code: string): Promise<void> => {
    const last = fleet.get(code)?.faults;
    const read = await fleet.reread(code);
    const { faults, merchant } = read.now;
    const isNews = !isDeepStrictEqual(last, faults);
    if (isNews && read.problems.length > 0) printLine(renderIssues(read.problems));
    server.watcher.add([fleet.folderOf(code), ...(merchant?.resolved.files ?? [])]);
    if (isNews) server.ws.send(NEWS.faults, { merchant: code, reading: read.now.reading, faults });
    if (read.isChanged) await sendChange(server, read);
  };
  const read = (code: string): void => {
    reading = reading
      .then(() => readAgain(code))
      .catch((error: unknown) => printLine(error instanceof Error ? error.message : String(error)));
  };
  fleet.whenOpened((code) => {
    const { merchant, faults = [] } = fleet.get(code) ?? {};
    for (const { place, message } of faults) printLine(`${place} ${message}`);
    const files = merchant?.resolved.files ?? [];
    server.watcher.add([fleet.folderOf(code), ...files]);
    for (const ms of RESCAN_MS) setTimeout(read, ms, code).unref();
  });
  const parentHashes = new Map<string, NodeJS.Timeout>();
  const readNowAndSoon = (code: string): void => {
    read(code);
    clearTimeout(parentHashes.get(code));
    parentHashes.set(code, setTimeout(read, SCAN_AFTER_EDIT_MS, code).unref());
  };
  server.watcher.on('all', (_event, file) => fleet.readersOf(file).forEach(readNowAndSoon));
  // A merchant that somebody waits for may come any moment; the folder itself is enough to hear it.
  const arrivals = watch(merchantsDir, (_event, name) => {
    if (name !== null && fleet.get(name) && !fleet.get(name)?.merchant) read(name);
  });
  server.httpServer?.once('close', () => arrivals.close());
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
