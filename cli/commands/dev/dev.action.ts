import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { startDevServer } from '../../develop/start-dev-server.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { ensureGames } from '../../games/ensure-games.ts';
import { prepareGames, type RunningGames, startGames } from '../../games/start-games.ts';
import { requireMerchant } from '../../fleet/require-merchants.ts';
import { startPlatform } from '../../fleet/start-platform.ts';
import { untilStopped } from '../../fleet/until-stopped.ts';
import { developmentAssets } from '../../generate/generate-merchant.ts';
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
  // The site comes from Vite; of a built site the platform needs only where its pictures are.
  const distDir = path.join(liveryHome(), 'develop');
  const tellPictures = (of: ResolvedMerchant): void =>
    writeWhole(
      path.join(distDir, code, 'build.json'),
      JSON.stringify({ assets: developmentAssets(of) }),
    );
  tellPictures(merchant);
  const pages = prepareGames() ? await ensureGames() : null;
  const platform = await startPlatform([merchant], { distDir, port: 0, demo: true });
  let games: RunningGames | null = null;
  try {
    const { port: platformPort, databaseUrl } = platform;
    games = pages && (await startGames({ platformPort, databaseUrl, pagesDir: pages.folder }));
    const server = await startDevServer({
      merchantsDir,
      code,
      port,
      platformUrl: `http://localhost:${platform.port}`,
      onEdit: async (edited) => {
        tellPictures(edited);
        await platform.reload([edited]);
        say(`${code} was read again.`);
      },
    });
    const url = `http://${code}.localhost:${port}/`;
    if (json) printJson({ merchant: code, url, platform: platform.port, games: games?.url });
    else print(url);
    say('Press Ctrl-C to stop.');
    await untilStopped();
    await server.close();
  } finally {
    await games?.close();
    await platform.close();
  }
};
