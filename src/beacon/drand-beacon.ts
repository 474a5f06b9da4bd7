import { setTimeout as wait } from 'node:timers/promises';
import { type Beacon, BeaconUnavailable, type BeaconValue } from './beacon.ts';
import { type ChainInfo, parseChainInfo } from './chain-info.ts';
import { verifyValue } from './verify-value.ts';

/** A network that has not answered by then is asked again by whoever needs it. */
const ANSWER_MS = 5000;

/** After a failure nobody asks again for so long: all who wait for the same value share it. */
const AWAY_MS = 1000;

/** Values that are kept: many draws are made of one. */
const MAX_KEPT = 100;

/** The hash of a chain at the end of its address, as drand's own addresses have it. */
const CHAIN = /\/([0-9a-f]{64})\/?$/;

/**
 * The hash in a chain's address.
 *
 * @returns null when it has none, or is no address
 */
export const chainHashIn = (url: string): string | null =>
  (URL.canParse(url) && CHAIN.exec(new URL(url).pathname)?.[1]) || null;

/**
 * Reads a drand network (https://docs.drand.love) over HTTP. Everything that it says is checked against
 * the hash in its address, so that neither the server nor the way to it must be trusted.
 *
 * @param urls of one chain at one or several servers, each asked when the ones before do not answer
 */
export const openDrandBeacon = (urls: readonly string[]): Beacon => {
  const chainHash = chainHashIn(urls[0] ?? '') ?? '';
  const kept = new Map<number, BeaconValue>();
  let known: ChainInfo | null = null;
  let away: { error: unknown; untilMs: number } | null = null;

  const requestAll = async <Answer>(
    path: string,
    take: (answer: unknown) => Answer,
  ): Promise<Answer> => {
    if (away && Date.now() < away.untilMs) throw away.error;
    return requestEach(urls, path, take).catch((error: unknown) => {
      away = { error, untilMs: Date.now() + AWAY_MS };
      throw error;
    });
  };

  const readInfo = async (): Promise<ChainInfo> => {
    known ??= await requestAll('/info', (answer) => parseChainInfo(answer, chainHash));
    return known;
  };
  return {
    roundAfter: async (moment) => roundAfter(await readInfo(), moment),
    read: async (round) => {
      const found = kept.get(round);
      if (found) return found;
      const info = await readInfo();
      await wait(Math.max(0, momentOf(info, round) - Date.now()));
      const value = await requestAll(`/public/${round}`, (answer) =>
        verifyValue(answer, round, info.public_key),
      );
      if (kept.size >= MAX_KEPT) kept.clear();
      kept.set(round, value);
      return value;
    },
  };
};

type Times = Pick<ChainInfo, 'period' | 'genesis_time'>;

/** When a round is published, milliseconds since 1970. */
const momentOf = ({ period, genesis_time: genesis }: Times, round: number): number =>
  (genesis + (round - 1) * period) * 1000;

/** The first round that is published after a moment, never at it. */
export const roundAfter = ({ period, genesis_time: genesis }: Times, moment: Date): number =>
  Math.max(1, Math.floor((moment.getTime() / 1000 - genesis) / period) + 2);

/** The first good answer; what each server did wrong is told together. */
const requestEach = async <Answer>(
  urls: readonly string[],
  path: string,
  take: (answer: unknown) => Answer,
): Promise<Answer> => {
  const errors: string[] = [];
  for (const url of urls)
    try {
      return take(await request(url.replace(/\/$/, '') + path));
    } catch (error) {
      errors.push(
        `${new URL(url).host}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  throw new BeaconUnavailable(`the beacon cannot be read (${errors.join('; ')})`);
};

const request = async (url: string): Promise<unknown> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
  if (!response.ok) {
    await response.body?.cancel();
    throw new BeaconUnavailable(`it answered ${response.status}`);
  }
  return response.json();
};
