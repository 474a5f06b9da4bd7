import { Refusal } from '../../base/endpoints/handler.ts';
import { createFairQueue, type FairQueue, type QueueLimits, type Turn } from './fair-queue.ts';

/**
 * Where one waits: `known` with the cookie of a device of that very member or a session of theirs,
 * `payment` for payment passwords, `usual` for everybody else.
 */
export type Lane = 'known' | 'payment' | 'usual';

/** Who asks for a hash. */
export interface HashRequest extends Turn {
  lane: Lane;
  /** Comes when nobody waits for the answer any more. */
  gone: AbortSignal;
}

interface Waiter extends Turn {
  start: () => void;
  refuse: () => void;
}

export interface HashQueueLimits {
  /** How many hashes are computed at the same time. */
  atOnce: number;
  /** How many wait in each lane. */
  most: QueueLimits;
  /** How long anybody waits. */
  mostWaitMs: number;
}

/** The queue in front of password hashing: bounded, and fair by network and account. */
export interface HashQueue {
  /**
   * Does a work when its turn has come.
   *
   * @throws {Refusal} `rate_limited` with `retryAfterSeconds` when there is no room, or the wait
   *   has been too long; the work was not begun then
   */
  run: <Value>(requester: HashRequest, work: () => Promise<Value>) => Promise<Value>;
  /**
   * Refuses an overloaded queue's request before anything else is done for it.
   *
   * @throws {Refusal} as `run`
   */
  refuseWhenFull: (requester: Omit<HashRequest, 'gone'>) => void;
  /** How many wait in a lane. */
  waiting: (lane: Lane) => number;
}

/**
 * Whose turn it is among the lanes in which somebody waits. A known device waits for one other at
 * most, and no lane is kept from every fourth turn.
 */
const TURNS: readonly Lane[] = ['known', 'payment', 'known', 'usual'];

/** What a hash takes until the first was measured. */
const FIRST_GUESS_MS = 50;

/** The measured time follows the last works, not one of them. */
const SMOOTHING = 8;

const MAX_RETRY_SECONDS = 60;

/** The lines, each lane's own, and whose turn it is among them. */
const createLanes = (most: QueueLimits) => {
  const lines: Record<Lane, FairQueue<Waiter>> = {
    known: createFairQueue(most),
    payment: createFairQueue(most),
    usual: createFairQueue(most),
  };
  let turn = 0;
  return {
    lines,
    countAll: (): number => Object.values(lines).reduce((sum, queue) => sum + queue.size(), 0),
    next: (): Waiter | null => {
      for (let look = 0; look < TURNS.length; look += 1) {
        const lane = TURNS[turn] ?? 'usual';
        turn = (turn + 1) % TURNS.length;
        const waiter = lines[lane].next();
        if (waiter) return waiter;
      }
      return null;
    },
  };
};

/** How long a work takes: what those who are sent away are told follows from it. */
const createPace = () => {
  let workMs = FIRST_GUESS_MS;
  return {
    measure: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const started = performance.now();
      try {
        return await work();
      } finally {
        workMs += (performance.now() - started - workMs) / SMOOTHING;
      }
    },
    secondsFor: (works: number): number =>
      Math.min(MAX_RETRY_SECONDS, Math.max(1, Math.ceil((works * workMs) / 1000))),
  };
};

const comeAgainIn = (retryAfterSeconds: number): Refusal =>
  new Refusal('rate_limited', { details: { retryAfterSeconds } });

/** Makes an empty queue; the limits are read each time. */
export const createHashQueue = (limits: HashQueueLimits): HashQueue => {
  const { lines, countAll, next } = createLanes(limits.most);
  const pace = createPace();
  let running = 0;

  const shed = (): Refusal => comeAgainIn(pace.secondsFor(countAll() / limits.atOnce));
  const startNext = (): void => {
    while (running < limits.atOnce) {
      const waiter = next();
      if (!waiter) return;
      running += 1;
      waiter.start();
    }
  };
  const waitForTurn = async ({ lane, gone, network, account }: HashRequest): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { network, account, start: resolve, refuse: () => reject(shed()) };
    const leave = (): void => {
      lines[lane].leave(waiter);
      waiter.refuse();
    };
    const timer = setTimeout(leave, limits.mostWaitMs);
    gone.addEventListener('abort', leave);
    try {
      lines[lane].enter(waiter)?.refuse();
      startNext();
      await promise;
    } finally {
      clearTimeout(timer);
      gone.removeEventListener('abort', leave);
    }
  };

  return {
    run: async (requester, work) => {
      if (requester.gone.aborted) throw shed();
      await waitForTurn(requester);
      try {
        return await pace.measure(work);
      } finally {
        running -= 1;
        startNext();
      }
    },
    refuseWhenFull: ({ lane, ...who }) => {
      if (!lines[lane].hasRoom(who)) throw shed();
    },
    waiting: (lane) => lines[lane].size(),
  };
};
