import type { Platform } from '#platform/server.ts';
import { ensureGames } from '../games/ensure-games.ts';
import { prepareGames, type RunningGames, startGames } from '../games/start-games.ts';
import type { JsonOption } from '../options/json.option.ts';
import type { MerchantsOption } from '../options/merchants.option.ts';
import type { OutOption } from '../options/out.option.ts';
import type { PortOption } from '../options/port.option.ts';
import { print, printJson, say, tint, tintData } from '../terminal/say.ts';
import { renderTable } from '../terminal/table.ts';
import { listCodes } from './list-codes.ts';
import { readServed } from './read-served.ts';
import { startPlatform } from './start-platform.ts';
import { untilStopped } from './until-stopped.ts';

/** What the commands that serve take. */
export type ServeOptions = MerchantsOption &
  OutOption &
  PortOption &
  JsonOption & { demo?: boolean };

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

/**
 * Serves built sites by their host names, tells where they are, and waits for Ctrl-C.
 *
 * @param codes the sites that are built; one whose merchant is gone is not served
 * @throws {InputFault} when all merchants are at fault, or the port or the database stands in the way
 */
export const servePlatform = async (
  codes: string[],
  { merchants: dir, out, port, json = false, demo = false }: ServeOptions,
): Promise<void> => {
  const present = new Set(listCodes(dir));
  const { merchants, broken } = await readServed(
    dir,
    codes.filter((code) => present.has(code)),
  );
  const hasGames = prepareGames();
  const pages = hasGames ? await ensureGames() : null;
  if (!json) say('Starting the platform…');
  const platform = await startPlatform(merchants, { distDir: out, port, demo, broken });
  const games = pages && (await startGamesOf(platform, pages.folder));
  const sites = merchants.map(({ code, config }) => ({
    code,
    name: config.brand.name,
    url: `http://${code}.localhost:${platform.port}/`,
  }));
  if (json)
    printJson({
      port: platform.port,
      database: platform.database,
      games: games?.url ?? process.env['LIVERY_GAMES_URL'],
      sites,
      setAside: platform.setAside(),
      demo: platform.demo,
    });
  else {
    const head = ['brand', 'address'].map((word) => tintData('dim', word));
    const rows = sites.map(({ name, url }) => [name, tintData('cyan', url)]);
    print(renderTable([head, ...rows, ...demoRows(platform.demo)]));
    for (const { code, reason, isServed } of platform.setAside())
      say(
        `${tint('yellow', code)} is ${isServed ? 'served as it last was' : 'not served'}: ${reason}`,
      );
    say(tint('dim', 'Press Ctrl-C to stop.'));
  }
  await untilStopped();
  if (!json) say('Stopping…');
  await games?.close();
  await platform.close();
};

/** The games' service beside a platform; one that does not start takes the platform with it. */
const startGamesOf = async (platform: Platform, pagesDir: string): Promise<RunningGames> => {
  const { port: platformPort, databaseUrl } = platform;
  try {
    return await startGames({ platformPort, databaseUrl, pagesDir });
  } catch (fault) {
    await platform.close();
    throw fault;
  }
};
