import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from '../paths.ts';
import { InputFault } from '../terminal/faults.ts';
import { renderProblems } from '../terminal/render-problems.ts';
import { say } from '../terminal/say.ts';
import { dropJsonAttributes } from './drop-json-attributes.ts';
import { merchantPlugin } from './merchant-plugin.ts';
import { readMerchant } from './read-merchant.ts';

/** What the development server is started with. */
export interface DevServerOptions {
  merchantsDir: string;
  code: string;
  port: number;
  /** Where the platform answers, e.g. `http://127.0.0.1:4401`. */
  platformUrl: string;
  /** Called after an edit of the merchant's files. */
  onEdit: (merchant: ResolvedMerchant) => Promise<void>;
}

/** The addresses that the platform answers. */
const PLATFORM_PATHS = ['/wps', '/lgw', '/game-art', '/pay/'];

/**
 * Starts Vite over the sources for one merchant.
 *
 * @throws {InputFault} after a report when the merchant is at fault
 */
export const startDevServer = async ({
  merchantsDir,
  code,
  port,
  platformUrl,
  onEdit,
}: DevServerOptions): Promise<ViteDevServer> => {
  const read = await readMerchant(merchantsDir, code);
  if ('problems' in read) {
    say(renderProblems(read.problems));
    throw new InputFault(`the merchant ${code} must be right before its site can start.`);
  }
  // The platform tells merchants apart by host name, whatever name the browser used here.
  const host = `${code}.localhost`;
  const proxy = {
    target: platformUrl,
    headers: { host, 'x-forwarded-host': `${host}:${port}` },
  };
  const server = await createServer({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    logLevel: 'warn',
    clearScreen: false,
    cacheDir: '.livery/cache/vite',
    plugins: [
      dropJsonAttributes,
      merchantPlugin({ merchantsDir, code, onEdit }, read.merchant),
      react(),
      vanillaExtractPlugin(),
    ],
    optimizeDeps: { entries: ['src/site/main.tsx'] },
    server: {
      port,
      strictPort: true,
      allowedHosts: ['.localhost'],
      // Built sites and the store hold more files than a machine likes to watch.
      watch: { ignored: ['**/dist/**', '**/.livery/**', '**/tests/**'] },
      fs: { allow: [ROOT, merchantsDir] },
      proxy: Object.fromEntries(PLATFORM_PATHS.map((path) => [path, proxy])),
    },
  });
  await server.listen();
  return server;
};
