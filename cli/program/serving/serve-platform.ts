import type { Platform } from '#platform/app/platform-options.ts';
import { ensureGames } from '../../build/games/ensure-games.ts';
import { prepareGames, type RunningGames, startGames } from '../../build/games/start-games.ts';
import type { NewMerchant } from '../../api/livery.ts';
import type { JsonOption } from '../options/json.option.ts';
import type { MerchantsOption } from '../options/merchants.option.ts';
import type { OutOption } from '../options/out.option.ts';
import type { PortOption } from '../options/port.option.ts';
import type { ServerOptions } from '../options/server.options.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { print, printJson, printLine, tint, tintData } from '../../base/terminal/print.ts';
import { renderTable } from '../../base/terminal/table.ts';
import { listCodes } from '../../build/fleet/list-codes.ts';
import { readServedFiles, type ServedFiles } from '../../build/fleet/read-served-files.ts';
import { startPlatform } from '../../work/serving/start-platform.ts';
import { hasLeft, untilStopped } from '../../build/fleet/until-stopped.ts';
import { notifyReady } from './notify-ready.ts';
import { makeReload } from './take-up.ts';

/** What the commands that serve take. */
export type ServeOptions = MerchantsOption &
  OutOption &
  PortOption &
  JsonOption &
  ServerOptions & {
    demo?: boolean;
    production?: boolean;
    /** With `--json`, what is told in the same answer. */
    made?: NewMerchant | undefined;
  };

/** Said before anything else, so that nobody takes it for the real thing. */
const DEMO_LINE =
  'This is the demo: play money, a payment sandbox that pays itself, secrets made up. ' +
  'For players: livery serve --production.';

/**
 * Whether players are served: asked for by the option, or by NODE_ENV as everywhere.
 *
 * @throws {UsageError} when the demo is asked for at the same time
 */
const isProduction = ({ demo, production }: ServeOptions): boolean => {
  const isSet = process.env['NODE_ENV'] === 'production';
  if (demo && (production || isSet))
    throw new UsageError(
      isSet
        ? 'NODE_ENV is production, and this starts the demo; use livery serve --production, or unset NODE_ENV.'
        : 'The demo and production exclude each other; leave out --demo or --production.',
    );
  return production ?? isSet;
};

/**
 * The first thing that is said of a start: whether it is the demo.
 *
 * @throws {UsageError} when the demo and production are asked for at once
 */
export const printProfile = (options: ServeOptions): void => {
  if (!isProduction(options)) printLine(tint('yellow', DEMO_LINE));
};

/** The sign-in data of the demo world, where there is one. */
const demoRows = (demo: Platform['demo']): string[][] =>
  demo
    ? [
        ['demo member', `${demo.member.username} / ${demo.member.password}`],
        ['its payments', demo.member.paymentPassword],
        ['demo agent', `${demo.agent.username} / ${demo.agent.password}`],
        ['its payments', demo.agent.paymentPassword],
      ]
    : [];

/** The merchants of built sites, but for those that are gone. */
const readPresent = (dir: string, codes: readonly string[]): Promise<ServedFiles> => {
  const present = new Set(listCodes(dir));
  return readServedFiles(
    dir,
    codes.filter((code) => present.has(code)),
  );
};

interface Address {
  code: string;
  name: string;
  url: string;
}

/** @param port of this machine; null: at their own host names */
const addressesOf = ({ merchants }: ServedFiles, port: number | null): Address[] =>
  merchants.map(({ code, config: { brand, site } }) => ({
    code,
    name: brand.name,
    url:
      port === null
        ? `https://${site.mainDomain || site.domains[0]}/`
        : `http://${code}.localhost:${port}/`,
  }));

/** Tells where everything is. */
const printStarted = (
  platform: Platform,
  sites: readonly Address[],
  {
    json = false,
    production,
    games,
    made,
  }: Pick<ServeOptions, 'json' | 'made'> & { production: boolean; games: string | undefined },
): void => {
  if (json)
    printJson({
      ...made,
      port: platform.port,
      ...(platform.metricsPort !== null && { metricsPort: platform.metricsPort }),
      database: platform.database,
      games: games ?? process.env['LIVERY_GAMES_URL'],
      sites,
      setAside: platform.setAside(),
      demo: platform.demo,
    });
  else {
    const head = ['brand', 'address'].map((word) => tintData('dim', word));
    const rows = sites.map(({ name, url }) => [name, tintData('cyan', url)]);
    print(renderTable([head, ...rows, ...demoRows(platform.demo)]));
    for (const { code, reason, isServed } of platform.setAside())
      printLine(
        `${tint('yellow', code)} is ${isServed ? 'served as it last was' : 'not served'}: ${reason}`,
      );
    if (platform.metricsPort !== null)
      printLine(`Figures for Prometheus: port ${platform.metricsPort}, /metrics.`);
    if (production)
      printLine(
        `A web server in front forwards to ${platform.host}:${platform.port}: see livery host.`,
      );
    printLine(tint('dim', 'Press Ctrl-C to stop.'));
  }
};

/**
 * Serves built sites by their host names, tells where they are, and waits for Ctrl-C.
 *
 * @param codes the sites that are built; one whose merchant is gone is not served
 * @param onStarted told how to have brands served whose sites came later
 * @throws {InputError} when all merchants are at fault, or the port or the database stands in the way
 */
export const servePlatform = async (
  codes: string[],
  options: ServeOptions,
  onStarted: (reload: (changed: string[]) => Promise<void>) => void = () => {},
): Promise<void> => {
  const { merchants: dir, out, port, json = false, demo = false, made } = options;
  const production = isProduction(options);
  const served = await readPresent(dir, codes);
  // Players reach games at an address of their own; whoever runs them has the secret.
  const hasGames = !production && prepareGames();
  const pages = hasGames ? await ensureGames() : null;
  if (!json) printLine('Starting the platform…');
  const { port: _, ...given } = options;
  const platform = await startPlatform(served.merchants, {
    distDir: out,
    port,
    demo,
    broken: served.broken,
    production,
    given,
  });
  const games = pages && (await startGamesOf(platform, pages.folder));
  // From here on Ctrl-C is heard: it may be pressed as soon as it is spoken of.
  const stopped = untilStopped();
  const sites = addressesOf(served, production ? null : platform.port);
  printStarted(platform, sites, { json, production, games: games?.url, made });
  notifyReady();
  const reload = async (all: string[]): Promise<void> => {
    const now = await readPresent(dir, all);
    await platform.reload(now.merchants, now.broken);
  };
  onStarted(makeReload(codes, reload));
  await stopped;
  if (!json) printLine('Stopping…');
  await games?.close();
  await (hasLeft() ? platform.leave() : platform.close());
};

/** The games' service beside a platform; one that does not start takes the platform with it. */
const startGamesOf = async (platform: Platform, pagesDir: string): Promise<RunningGames> => {
  const { port: platformPort, databaseUrl } = platform;
  try {
    return await startGames({ platformPort, databaseUrl, pagesDir });
  } catch (error) {
    await platform.close();
    throw error;
  }
};
