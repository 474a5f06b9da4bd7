import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { CALL_PATHS } from '#platform/base/sites/call-paths.ts';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ProxyOptions, type ViteDevServer } from 'vite';
import { liveryHome, ROOT } from '../../base/paths.ts';
import { createFleet, type OnEdit } from './developed-fleet.ts';
import { dropJsonAttributes } from './drop-json-attributes.ts';
import { dropPackageMaps } from './drop-package-maps.ts';
import { merchantPlugin } from './merchant-plugin.ts';
import { ownCodePlugin } from './own-code-plugin.ts';
import { codeOfHost } from './serve-pages.ts';
import { WATCH_SOURCES, watchSources } from './watch-sources.ts';

/** What the development server is started with. */
export interface DevServerOptions {
  merchantsDir: string;
  /** Whose site a host name shows that names none. */
  code: string;
  /** Further merchants that are read at once; any other is when somebody asks for it. */
  others?: readonly string[];
  port: number;
  /** Where the platform answers, e.g. `http://127.0.0.1:4401`. */
  platformUrl: string;
  /** Told when somebody opens a page. */
  onPage?: () => void;
  /** Asked with each call: answers come from there once this is through. */
  whenPlatform?: () => Promise<unknown>;
  /** Called when a merchant was read, and after an edit of its files. */
  onEdit: OnEdit;
}

/** What the modules of pages are made of, but for the merchants' own. */
const SOURCES = ['src', 'cli/work/develop'].map((name) => path.join(ROOT, name));

/** The platform tells merchants apart by host name, whatever name the browser used here. */
const toPlatform = (platformUrl: string, first: string): ProxyOptions => ({
  target: platformUrl,
  configure: (proxy) => {
    proxy.on('proxyReq', (call, request) => {
      const asked = request.headers.host ?? '';
      const port = /:\d+$/.exec(asked)?.[0] ?? '';
      call.setHeader('host', `${codeOfHost(asked, first)}.localhost${port}`);
    });
  },
});

/**
 * Class names by the file that they come from. Names by their variable, too, would be had by Babel alone,
 * which took a tenth of the time to a first page.
 */
const nameClass = ({ filePath, hash }: { filePath: string; hash: string }): string =>
  `${path.basename(filePath, '.css.ts').replaceAll(/\W/g, '-')}_${hash}`;

const compileStyles = (): Plugin[] =>
  vanillaExtractPlugin({
    identifiers: nameClass,
    unstable_pluginFilter: ({ name }) => name === WATCH_SOURCES,
  });

/** Lets calls wait until the platform answers: pages are served before. */
const waitForPlatform = (ready: () => Promise<unknown>, onPage: () => void): Plugin => ({
  name: 'livery:wait-for-platform',
  configureServer({ middlewares }) {
    middlewares.use(({ url = '', headers }, _response, next) => {
      if (headers.accept?.includes('text/html')) onPage();
      if (!CALL_PATHS.some((start) => url.startsWith(start))) return next();
      // One that failed is told by the proxy.
      const go = (): void => next();
      void ready().then(go, go);
    });
  },
});

/**
 * Starts Vite over the sources for all merchants of a folder, each under `<code>.localhost`. One
 * that is at fault shows its faults in the browser.
 */
export const startDevServer = async ({
  merchantsDir,
  code,
  others = [],
  port,
  platformUrl,
  onPage = () => {},
  whenPlatform = () => Promise.resolve(),
  onEdit,
}: DevServerOptions): Promise<ViteDevServer> => {
  const fleet = createFleet(merchantsDir, onEdit);
  const cache = path.join(liveryHome(), 'cache', 'vite');
  const proxy = toPlatform(platformUrl, code);
  const listening = process.listeners('SIGTERM');
  const server = await createServer({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: cache,
    plugins: [
      waitForPlatform(whenPlatform, onPage),
      dropJsonAttributes,
      dropPackageMaps(cache),
      ownCodePlugin(fleet.folderOf),
      merchantPlugin({ merchantsDir, fleet, first: code }),
      watchSources(SOURCES),
      react(),
      compileStyles(),
    ],
    optimizeDeps: { entries: ['src/site/main.tsx'] },
    server: {
      port,
      strictPort: true,
      allowedHosts: ['.localhost'],
      // Sources and merchants' files are watched by `openFolderWatch`, which tells Vite of them.
      watch: null,
      fs: { allow: [ROOT, merchantsDir, cache] },
      proxy: Object.fromEntries(CALL_PATHS.map((call) => [call, proxy])),
    },
  });
  // Vite would leave at once and take the platform's database with it unclosed.
  for (const listener of process.listeners('SIGTERM')) {
    if (!listening.includes(listener)) process.off('SIGTERM', listener);
  }
  for (const each of [code, ...others]) await fleet.open(each);
  await server.listen();
  return server;
};
