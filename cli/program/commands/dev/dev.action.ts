import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { checkMerchants } from '#config/check-merchants.ts';
import { startDevServer } from '../../../work/develop/start-dev-server.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { chooseCodes, listCodes } from '../../../build/fleet/list-codes.ts';
import { ensureGames } from '../../../build/games/ensure-games.ts';
import { prepareGames, type RunningGames, startGames } from '../../../build/games/start-games.ts';
import { startPlatform } from '../../../work/serving/start-platform.ts';
import { untilStopped } from '../../../build/fleet/until-stopped.ts';
import { developmentAssets } from '../../../build/generate/generate-merchant.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import { liveryHome } from '../../../base/paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine } from '../../../base/terminal/print.ts';

/** So many merchants are read at the start; of a larger fleet each when somebody asks for it. */
const READ_AT_ONCE = 20;

/** What `dev --json` prints. */
export interface DevReport {
  /** Whose site a host name shows that names none. */
  merchant: string;
  url: string;
  /** The merchants that were read at once; any other is at `<code>.localhost` too. */
  sites: { code: string; url: string }[];
  /** The port of the platform. */
  platform: number;
  /** Where the games are; left out without them. */
  games?: string;
}

/** The merchant to begin with, and those to read at once beside it. */
const chooseMerchants = async (dir: string, code?: string): Promise<[string, string[]]> => {
  const all = listCodes(dir);
  const [first] = code === undefined ? all : await chooseCodes(dir, [code]);
  if (first === undefined)
    throw new InputError(`${dir} holds no merchant; make one by livery new.`);
  return [first, all.length > READ_AT_ONCE ? [] : all.filter((each) => each !== first)];
};

/**
 * Serves the merchants' sites from the sources, with the platform behind them, until Ctrl-C.
 *
 * @param code whose site a host name shows that names none; the first of all without it
 * @throws {InputError} when a port or the database stands in the way
 */
export const run = async (
  code: string | undefined,
  { port, merchants: merchantsDir, json = false }: PortOption & MerchantsOption & JsonOption,
): Promise<void> => {
  const [first, others] = await chooseMerchants(merchantsDir, code);
  // The site comes from Vite; of a built site the platform needs only where its pictures are.
  const distDir = path.join(liveryHome(), 'develop');
  const reportPictures = (of: ResolvedMerchant): void =>
    writeWhole(
      path.join(distDir, of.code, 'build.json'),
      JSON.stringify({ assets: developmentAssets(of) }),
    );
  // One that is at fault shows it in the browser, and joins the others when it is right.
  const { merchants } = await checkMerchants(merchantsDir, [first, ...others]);
  merchants.forEach(reportPictures);
  const pages = prepareGames() ? await ensureGames() : null;
  const platform = await startPlatform(merchants, { distDir, port: 0, demo: true });
  let games: RunningGames | null = null;
  let isReady = false;
  try {
    const { port: platformPort, databaseUrl } = platform;
    games = pages && (await startGames({ platformPort, databaseUrl, pagesDir: pages.folder }));
    const server = await startDevServer({
      merchantsDir,
      code: first,
      others,
      port,
      platformUrl: `http://localhost:${platform.port}`,
      onEdit: async (edited, all) => {
        // At the start it knows them already.
        if (!isReady) return;
        reportPictures(edited);
        await platform.reload(all);
        printLine(`${edited.code} was read again.`);
      },
    });
    isReady = true;
    const siteOf = (each: string) => ({ code: each, url: `http://${each}.localhost:${port}/` });
    const sites = [first, ...others].map(siteOf);
    const { url } = siteOf(first);
    const where = games ? { games: games.url } : {};
    const report: DevReport = { merchant: first, url, sites, platform: platform.port, ...where };
    if (json) printJson(report);
    else print(sites.map((site) => site.url).join('\n'));
    printLine('Press Ctrl-C to stop.');
    await untilStopped();
    await server.close();
  } finally {
    await games?.close();
    await platform.close();
  }
};
