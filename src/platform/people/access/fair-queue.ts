/** Who waits: everybody of one network, and everybody who asks for one account, takes turns. */
export interface Turn {
  network: string;
  account: string;
}

/** How many may wait: in all, of one network, for one account. */
export interface QueueLimits {
  all: number;
  network: number;
  account: number;
}

/** A fair queue: sending more requests does not get anybody served more often. */
export interface FairQueue<Waiter extends Turn> {
  /**
   * Takes a place at the end.
   *
   * @returns who has to go for it: null for nobody, the newcomer, or the last of the network that
   *   has most in a line that is full
   */
  enter: (waiter: Waiter) => Waiter | null;
  /** Whether a newcomer would get a place. */
  hasRoom: (turn: Turn) => boolean;
  /** Leaves the queue without having been served. */
  leave: (waiter: Waiter) => void;
  /** Takes out whose turn it is; null when nobody waits. */
  next: () => Waiter | null;
  size: () => number;
}

/** The networks, or the accounts, of those who wait. */
const createStandings = () => {
  /** How many wait, and when one of them was served last; when they came, where none was. */
  const standings = new Map<string, { waiting: number; lastTurn: number }>();
  return {
    waiting: (key: string): number => standings.get(key)?.waiting ?? 0,
    lastTurn: (key: string): number => standings.get(key)?.lastTurn ?? 0,
    longest: (): string | undefined =>
      [...standings].toSorted(([, a], [, b]) => b.waiting - a.waiting)[0]?.[0],
    add: (key: string, turn: number): void => {
      const standing = standings.get(key) ?? { waiting: 0, lastTurn: turn };
      standing.waiting += 1;
      standings.set(key, standing);
    },
    serve: (key: string, turn: number): void => {
      const standing = standings.get(key);
      if (standing) standing.lastTurn = turn;
    },
    take: (key: string): void => {
      const standing = standings.get(key);
      if (!standing) return;
      standing.waiting -= 1;
      // A requester who was forgotten counts as new, which is no advantage.
      if (standing.waiting === 0) standings.delete(key);
    },
  };
};

/** How many turns are remembered, until as many again have followed. */
const REMEMBERED_TURNS = 1000;

/** How often each was served in the last turns: a thousand to two thousand of them. */
const createUsage = () => {
  let before = new Map<string, number>();
  let now = new Map<string, number>();
  let turns = 0;
  const keysOf = ({ network, account }: Turn) => [`network ${network}`, `account ${account}`];
  return {
    /** Of the network or of the account, whichever is more. */
    of: (turn: Turn): number =>
      Math.max(...keysOf(turn).map((key) => (before.get(key) ?? 0) + (now.get(key) ?? 0))),
    count: (turn: Turn): void => {
      for (const key of keysOf(turn)) now.set(key, (now.get(key) ?? 0) + 1);
      turns += 1;
      if (turns % REMEMBERED_TURNS > 0) return;
      before = now;
      now = new Map();
    },
  };
};

/** The places of a line, and who has them. */
const createPlaces = <Waiter extends Turn>(most: QueueLimits) => {
  const waiting: Waiter[] = [];
  const [networks, accounts] = [createStandings(), createStandings()];
  const leave = (waiter: Waiter): void => {
    const at = waiting.indexOf(waiter);
    if (at < 0) return;
    waiting.splice(at, 1);
    networks.take(waiter.network);
    accounts.take(waiter.account);
  };
  /** Who goes when somebody comes; `newcomer` when there is no place for them. */
  const findOut = ({ network, account }: Turn): Waiter | 'newcomer' | null => {
    const own = networks.waiting(network);
    if (own >= most.network || accounts.waiting(account) >= most.account) return 'newcomer';
    if (waiting.length < most.all) return null;
    const longest = networks.longest();
    if (longest === undefined || networks.waiting(longest) <= own + 1) return 'newcomer';
    return waiting.findLast((each) => each.network === longest) ?? 'newcomer';
  };
  const enter = (waiter: Waiter, turn: number): Waiter | null => {
    const out = findOut(waiter);
    if (out === 'newcomer') return waiter;
    if (out) leave(out);
    waiting.push(waiter);
    networks.add(waiter.network, turn);
    accounts.add(waiter.account, turn);
    return out;
  };
  return { waiting, networks, accounts, leave, findOut, enter };
};

/**
 * Makes an empty queue.
 *
 * Every second turn goes to whoever's network and account were not served for longest: one of a
 * hundred networks waits for two hundred turns at most, whatever the others send, and nobody waits
 * for good. The other turns go to those who were served least lately: who comes once passes those
 * who come all the time. Among equals whoever came first is first.
 */
export const createFairQueue = <Waiter extends Turn>(most: QueueLimits): FairQueue<Waiter> => {
  const { waiting, networks, accounts, leave, findOut, enter } = createPlaces<Waiter>(most);
  const usage = createUsage();
  let turns = 0;

  const lastTurnOf = ({ network, account }: Turn): number =>
    Math.max(networks.lastTurn(network), accounts.lastTurn(account));
  const isBefore = (one: Turn, other: Turn): boolean => {
    const less = turns % 2 === 0 ? usage.of(one) - usage.of(other) : 0;
    return less === 0 ? lastTurnOf(one) < lastTurnOf(other) : less < 0;
  };

  return {
    enter: (waiter) => enter(waiter, turns),
    hasRoom: (turn) => findOut(turn) !== 'newcomer',
    leave,
    next: () => {
      let [first] = waiting;
      if (!first) return null;
      for (const other of waiting) if (isBefore(other, first)) first = other;
      turns += 1;
      usage.count(first);
      networks.serve(first.network, turns);
      accounts.serve(first.account, turns);
      leave(first);
      return first;
    },
    size: () => waiting.length,
  };
};
