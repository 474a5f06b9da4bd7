import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { checkMerchants } from '#config/check-merchants.ts';
import type { OnEdit } from '../../../work/develop/developed-fleet.ts';
import { startDevServer } from '../../../work/develop/start-dev-server.ts';
import { failureOf } from '../../../base/files/brand-failure.ts';
import { writeWhole } from '../../../base/files/write-whole.ts';
import { chooseCodes, listCodes } from '../../../build/fleet/list-codes.ts';
import { type Behind, behindPages } from './behind-pages.ts';
import { hasLeft, untilStopped } from '../../../build/fleet/until-stopped.ts';
import { developmentAssets } from '../../../build/generate/generate-merchant.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantsOption } from '../../options/merchants.option.ts';
import type { PortOption } from '../../options/port.option.ts';
import { ownPort } from '../../../base/free-port.ts';
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

const siteOf = (code: string, port: number): DevReport['sites'][number] => ({
  code,
  url: `http://${code}.localhost:${port}/`,
});

/** The site comes from Vite; of a built site the platform needs only where its pictures are. */
const picturesDir = (): string => path.join(liveryHome(), 'develop');

const reportPictures = (of: ResolvedMerchant): void => {
  try {
    writeWhole(
      path.join(picturesDir(), of.code, 'build.json'),
      JSON.stringify({ assets: developmentAssets(of) }),
    );
  } catch (error) {
    // Its pages are shown all the same, and those of all others.
    printLine(`${of.code}: the platform does not find its pictures: ${failureOf(error).reason}`);
  }
};

/** Has the platform take edited merchants; it begins with those that were read at the start. */
const takeEdits = (
  merchants: readonly ResolvedMerchant[],
  behind: () => Promise<Behind>,
): OnEdit => {
  const started = new Map(merchants.map((each) => [each.code, each]));
  return async (edited, all) => {
    const before = started.get(edited.code);
    started.delete(edited.code);
    if (isDeepStrictEqual(before, edited)) return;
    reportPictures(edited);
    const { platform } = await behind();
    await platform.reload(all);
    printLine(`${edited.code} was read again.`);
  };
};

/**
 * Serves the merchants' sites from the sources, with the platform behind them, until Ctrl-C. Pages are
 * there before the platform is: their calls wait for it.
 *
 * @param code whose site a host name shows that names none; the first of all without it
 * @throws {InputError} when a port or the database stands in the way
 */
export const run = async (
  code: string | undefined,
  { port, merchants: merchantsDir, json = false }: PortOption & MerchantsOption & JsonOption,
): Promise<void> => {
  const [first, others] = await chooseMerchants(merchantsDir, code);
  // One that is at fault shows it in the browser, and joins the others when it is right.
  const { merchants } = await checkMerchants(merchantsDir, [first, ...others]);
  merchants.forEach(reportPictures);
  const platformPort = await ownPort();
  const behind = behindPages(merchants, { distDir: picturesDir(), port: platformPort });
  const server = startDevServer({
    merchantsDir,
    code: first,
    others,
    port,
    platformUrl: `http://localhost:${platformPort}`,
    onPage: behind.expect,
    whenPlatform: behind.ask,
    onEdit: takeEdits(merchants, behind.ask),
  });
  // Heard from here on: it may be pressed while the platform starts.
  const stopped = untilStopped();
  try {
    await server;
    const sites = [first, ...others].map((each) => siteOf(each, port));
    if (!json) print(sites.map(({ url }) => url).join('\n'));
    const there = await Promise.race([json ? behind.ask() : behind.come(), stopped]);
    if (there) {
      const where = there.games ? { games: there.games.url } : {};
      const { url } = siteOf(first, port);
      const report: DevReport = { merchant: first, url, sites, platform: platformPort, ...where };
      if (json) printJson(report);
      printLine('Press Ctrl-C to stop.');
    }
    await stopped;
  } finally {
    // Vite ends what it is at: whoever pressed Ctrl-C does not wait for that.
    const closed = server.then((each) => each.close()).catch(() => {});
    if (!hasLeft()) await closed;
    await behind.close();
  }
};
