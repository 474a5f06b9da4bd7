import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { readValkeyUrl, valkeyPlace } from './read-valkey-url.ts';
import { remembersSince } from './remembers-since.ts';

/** Longer than any answer takes that anybody should wait for. */
const ANSWER_WITHIN_MS = 250;

const CONNECT_WITHIN_MS = 2000;

/** After a question that was not answered the next one is asked so much later; what comes between goes elsewhere. */
const ASK_AGAIN_MS = 1000;

/** That of nearly all limits. */
const USUAL_WINDOW_MS = 60_000;

/** Takes what is left of a limit, at most so much; a window begins with what is taken first. */
const TAKE = `
local used = tonumber(redis.call('GET', KEYS[1]) or '0')
local given = math.max(0, math.min(tonumber(ARGV[1]), tonumber(ARGV[2]) - used))
if given > 0 then used = redis.call('INCRBY', KEYS[1], given) end
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[3])
  redis.call('PEXPIRE', KEYS[1], left)
end
return {given, used, left}`;

/** A limit of which a part is wanted. */
interface Part {
  want: number;
  most: number;
  windowMs: number;
}

/** A Valkey or a Redis that processes share. */
export interface Valkey {
  /**
   * Takes a part of a limit.
   *
   * @returns what was given, what all were given in this window, and in how many ms it ends
   * @throws where Valkey is away: at once while it is known to be, else after a quarter of a second; and where it may have given
   *   something in this window of which it knows nothing any more, because it was started within so long a time
   */
  take: (
    key: string,
    part: Part,
  ) => Promise<readonly [given: number, used: number, endsInMs: number]>;
  /** Whether it answers, as far as is known. */
  isUp: () => boolean;
  close: () => void;
}

type Scripted = Redis & {
  takeLimit: (key: string, ...part: number[]) => Promise<[number, number, number]>;
};

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** What is known of whether it answers; told in the log when that changes, not with each question. */
const createState = (log: Log, place: string) => {
  let isConnected = false;
  let isAway = false;
  let isEnding = false;
  let askAt = 0;
  const lost = (reason: string): void => {
    if (!isAway && !isEnding)
      log.warn({ valkey: place, reason }, 'Valkey is away: rate limits are stricter meanwhile');
    isAway = true;
  };
  const answered = (): void => {
    if (isAway) log.warn({ valkey: place }, 'Valkey answers again');
    isAway = false;
    askAt = 0;
  };
  return {
    isUp: () => isConnected && !isAway,
    lost,
    answered,
    end: (): void => void (isEnding = true),
    connected: (): void => {
      isConnected = true;
      askAt = 0;
    },
    disconnected: (reason: string): void => {
      isConnected = false;
      lost(reason);
    },
    /** Whether to ask now. While it is away one question at a time is enough to know. */
    mayAsk: (): boolean => {
      if (!isConnected || performance.now() < askAt) return false;
      if (isAway) askAt = performance.now() + ASK_AGAIN_MS;
      return true;
    },
    failed: (reason: string): void => {
      askAt = performance.now() + ASK_AGAIN_MS;
      lost(reason);
    },
  };
};

const reasonOf = (error: unknown): string => {
  const { code, message = String(error) } = error as { code?: string; message?: string };
  return code ?? message.slice(0, 100);
};

const createClient = async (address: string, answerWithinMs: number): Promise<Scripted> => {
  const { Redis: Client } = await import('ioredis');
  return new Client(address, {
    connectionName: 'livery',
    connectTimeout: CONNECT_WITHIN_MS,
    commandTimeout: answerWithinMs,
    // Nothing waits for it to return.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, ASK_AGAIN_MS),
    // One that became a replica: the address leads to the new primary.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    scripts: { takeLimit: { lua: TAKE, numberOfKeys: 1 } },
  }) as Scripted;
};

/**
 * Follows whether a client is connected.
 *
 * @returns once it is connected or is known not to be: from when on, in the time of `performance.now()`, that Valkey remembers
 *   everything that it gave
 */
const followClient = async (
  client: Scripted,
  { state, log, place }: { state: ReturnType<typeof createState>; log: Log; place: string },
): Promise<() => number> => {
  let fault = 'closed';
  let knowsSince = Infinity;
  /** @returns whether it said so; one that does not answer is asked again. */
  const meet = async (): Promise<boolean> => {
    try {
      knowsSince = await remembersSince(client);
    } catch (error) {
      state.failed(reasonOf(error));
      return false;
    }
    if (client.status !== 'ready') return true;
    state.connected();
    state.answered();
    if (performance.now() - knowsSince < USUAL_WINDOW_MS)
      log.warn(
        { valkey: place },
        'Valkey has been started just now: rate limits are stricter for one window',
      );
    return true;
  };
  client.on('error', (error) => (fault = reasonOf(error)));
  await new Promise<void>((resolve) => {
    const connected = async (): Promise<void> => {
      while (!(await meet()) && client.status === 'ready') {
        // Nobody's start waits for it.
        resolve();
        await wait(ASK_AGAIN_MS, undefined, { ref: false });
      }
      resolve();
    };
    client.on('ready', () => void connected());
    client.on('close', () => {
      state.disconnected(fault);
      resolve();
    });
  });
  return () => knowsSince;
};

/**
 * Opens a Valkey, or a Redis. One that is away keeps nobody from starting: it is tried again until it is there.
 *
 * @param url of `LIVERY_VALKEY_URL`
 * @param options how long an answer is waited for, where not as long as usual
 * @throws {PlatformError} `invalid_setting` where that is no address
 */
export const openValkey = async (
  url: string,
  log: Log,
  { answerWithinMs = ANSWER_WITHIN_MS }: { answerWithinMs?: number } = {},
): Promise<Valkey> => {
  const address = readValkeyUrl(url);
  const place = valkeyPlace(address);
  const state = createState(log, place);
  const client = await createClient(address, answerWithinMs);
  const knowsSince = await followClient(client, { state, log, place });
  return {
    take: async (key, { want, most, windowMs }) => {
      if (!state.mayAsk()) throw new Error('Valkey is away');
      if (performance.now() - knowsSince() < windowMs)
        throw new Error('Valkey has been started within the window');
      try {
        const taken = await client.takeLimit(`livery:limit:${key}`, want, most, windowMs);
        state.answered();
        return taken;
      } catch (error) {
        state.failed(reasonOf(error));
        throw error;
      }
    },
    isUp: state.isUp,
    close: () => {
      state.end();
      client.disconnect();
    },
  };
};
