import path from 'node:path';
import { startDevServer } from '../../develop/start-dev-server.ts';
import { requireMerchant } from '../../fleet/require-merchants.ts';
import { startPlatform } from '../../fleet/start-platform.ts';
import { untilStopped } from '../../fleet/until-stopped.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import { liveryHome } from '../../paths.ts';
import { print, printJson, say } from '../../terminal/say.ts';

/**
 * Serves one merchant's site from the sources, with the platform behind it, until Ctrl-C.
 *
 * @throws {InputFault} when the merchant is at fault, or a port or the database stands in the way
 */
export const run = async (
  code: string,
  { port, merchants: merchantsDir, json = false }: PortOption & MerchantsOption & JsonOption,
): Promise<void> => {
  const merchant = await requireMerchant(merchantsDir, code);
  // The sites come from Vite; the platform only answers calls.
  const distDir = path.join(liveryHome(), 'no-sites');
  const platform = await startPlatform([merchant], { distDir, port: 0 });
  try {
    const server = await startDevServer({
      merchantsDir,
      code,
      port,
      platformUrl: `http://localhost:${platform.port}`,
      onEdit: async (edited) => {
        await platform.reload([edited]);
        say(`${code} was read again.`);
      },
    });
    const url = `http://${code}.localhost:${port}/`;
    if (json) printJson({ merchant: code, url, platform: platform.port });
    else print(url);
    say('Press Ctrl-C to stop.');
    await untilStopped();
    await server.close();
  } finally {
    await platform.close();
  }
};
