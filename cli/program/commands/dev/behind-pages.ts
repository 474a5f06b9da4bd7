import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { Platform } from '#platform/app/platform-options.ts';
import type { RunningGames } from '../../../build/games/start-games.ts';
import { hasLeft, orLeave } from '../../../build/fleet/until-stopped.ts';

/** A page that is asked for by then is painted before the platform starts beside it; in ms. */
const HEAD_START_MS = 3000;

/** One that has called nobody after so long will not; in ms. */
const PAGE_MS = 20_000;

/** What answers behind the pages. */
export interface Behind {
  platform: Platform;
  games: RunningGames | null;
}

/** Starts the platform, and the games' service beside it. */
const startBehind = async (
  merchants: readonly ResolvedMerchant[],
  { distDir, port }: { distDir: string; port: number },
): Promise<Behind> => {
  // Not loaded before either.
  const { prepareGames, startGames } = await import('../../../build/games/start-games.ts');
  const { ensureGames } = await import('../../../build/games/ensure-games.ts');
  const { startPlatform } = await import('../../../work/serving/start-platform.ts');
  const pages = prepareGames() ? await ensureGames() : null;
  const platform = await startPlatform(merchants, { distDir, port, demo: true });
  const { port: platformPort, databaseUrl } = platform;
  try {
    const start = pages && { platformPort, databaseUrl, pagesDir: pages.folder };
    return { platform, games: start && (await startGames(start)) };
  } catch (error) {
    await platform.close();
    throw error;
  }
};

const stopBehind = async ({ platform, games }: Behind): Promise<void> => {
  await games?.close();
  await (hasLeft() ? platform.leave() : platform.close());
};

/** What answers behind the pages, from when it is needed on. */
export interface BehindPages {
  /** Starts it, if nobody did, and answers once it is there. */
  ask: () => Promise<Behind>;
  /** A page was asked for: its first call will come. */
  expect: () => void;
  /** Answers once it is there. Nobody has to ask: it starts by itself where no page was asked for. */
  come: () => Promise<Behind>;
  /** Ends it, if it was started. */
  close: () => Promise<void>;
}

/**
 * The platform and the games behind the pages of `livery dev`. They start with the first call, and need a
 * processor for seconds: a page is painted before, for it needs neither.
 */
export const behindPages = (
  merchants: readonly ResolvedMerchant[],
  places: { distDir: string; port: number },
): BehindPages => {
  const started = Promise.withResolvers<Behind>();
  // Whoever waits for it hears of a fault, and nobody may.
  started.promise.catch(() => {});
  let isStarted = false;
  let isExpected = false;
  let isUp = false;
  const startNow = async (): Promise<Behind> => {
    const behind = await startBehind(merchants, places);
    isUp = true;
    return behind;
  };
  const ask: BehindPages['ask'] = () => {
    if (!isStarted) started.resolve(startNow());
    isStarted = true;
    return started.promise;
  };
  return {
    ask,
    expect: () => {
      isExpected = true;
    },
    come: () => {
      setTimeout(() => {
        if (isExpected) setTimeout(ask, PAGE_MS).unref();
        else void ask();
      }, HEAD_START_MS).unref();
      return started.promise;
    },
    close: async () => {
      if (!isStarted) return;
      const stopping = started.promise.then(stopBehind, () => {});
      // One that still starts may be cut off: a database that it leaves running is taken over by the next.
      await (isUp ? stopping : orLeave(stopping));
    },
  };
};
