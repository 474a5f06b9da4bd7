import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Book, countAcknowledged } from './book.ts';
import { makeActs, type Act } from './acts.ts';
import type { Reply } from './send.ts';
import type { World } from './world.ts';

/** Clients that bet, pay in, move money and play, each one thing after the other, and note what they were told. */
export interface Load {
  /** Waits until so many more acknowledgements have come. */
  until: (more: number) => Promise<void>;
  /** Begins to count anew what follows. */
  mark: () => void;
  /** The longest time, in s, that a client which bets or moves money waited from one acknowledgement to the next. */
  longestGapS: () => number;
  /** How often each status was answered since the mark; 0: no answer came. */
  statuses: () => Record<string, number>;
  /** The longest that an answer took, in s, whatever it was. */
  longestAnswerS: () => number;
  /** What was asked then. */
  longestAnswerOf: () => string;
  /** Answers 503 that did not say when to ask again. */
  withoutWhen: () => number;
  /** Ends at once, whatever was begun. */
  abandon: () => void;
  /** No more is begun; what was begun is said until it is acknowledged. */
  end: () => Promise<void>;
}

/** Between two tries of the same. */
const AGAIN_MS = 50;

/** What is not acknowledged for so long, in ms, after whatever was broken, is lost to whoever asked for it. */
const GIVE_UP_MS = 300_000;

/** A mark's figures. */
const freshFigures = () => ({
  gapMs: 0,
  answerMs: 0,
  answerOf: '',
  withoutWhen: 0,
  statuses: new Map<number, number>(),
});

/** A refusal is no fault that passes: nothing of what clients ask here is refused. */
const isRefusal = ({ status }: Reply): boolean => status >= 400 && status < 500 && status !== 429;

/** What all clients of a load share. */
interface Shared {
  world: World;
  saysAgain: boolean;
  isOver: boolean;
  isAbandoned: boolean;
  giveUpMs: number;
  figures: ReturnType<typeof freshFigures>;
}

const note = ({ figures }: Shared, reply: Reply): void => {
  figures.statuses.set(reply.status, (figures.statuses.get(reply.status) ?? 0) + 1);
  if (reply.ms > figures.answerMs) {
    figures.answerMs = reply.ms;
    figures.answerOf = `${reply.path.split('?')[0]}, answered ${reply.status}`;
  }
  if (reply.status === 503 && !reply.saysWhen) figures.withoutWhen += 1;
};

/** Asks one server after the other until it is answered with 200. */
const insist = async (
  shared: Shared,
  ask: (port: number) => Promise<Reply>,
  first: number,
): Promise<Reply> => {
  const begunAt = performance.now();
  for (let turn = first; ; turn += 1) {
    const reply = await ask(shared.world.ports[turn % 2] ?? 0);
    note(shared, reply);
    if (reply.status === 200) return reply;
    if (shared.isAbandoned) throw new Error('The clients were sent home.');
    if (isRefusal(reply))
      throw new Error(`A client was refused at ${reply.path}: ${reply.text.slice(0, 300)}`);
    if (performance.now() - begunAt > shared.giveUpMs)
      throw new Error(
        `A client had no acknowledgement of ${reply.path} for ${shared.giveUpMs / 1000} s; the last answer was ${reply.status}.`,
      );
    await wait(AGAIN_MS);
  }
};

/** Does the same again and again. */
const live = async (shared: Shared, act: Act, number: number): Promise<void> => {
  let toldAt = performance.now();
  for (let turn = number; !shared.isOver; turn += 1) {
    const { figures } = shared;
    await act.run({
      requestId: randomUUID(),
      ask: (ask) => insist(shared, ask, turn),
      again: (ask) => (shared.saysAgain ? insist(shared, ask, turn + 1) : Promise.resolve(null)),
      goesOn: () => !shared.isOver,
    });
    const now = performance.now();
    if (act.isTimed && figures === shared.figures)
      figures.gapMs = Math.max(figures.gapMs, now - toldAt);
    toldAt = now;
  }
};

/**
 * Starts the clients of a world.
 *
 * @param saysAgain whether each acknowledged bet and transfer is said once more at the other server
 * @param giveUpMs for how long a client asks for the same; then it fails, and with it whoever waits for the load
 */
export const startLoad = (
  world: World,
  book: Book,
  saysAgain = false,
  giveUpMs = GIVE_UP_MS,
): Load => {
  const shared: Shared = {
    world,
    saysAgain,
    isOver: false,
    isAbandoned: false,
    giveUpMs,
    figures: freshFigures(),
  };
  const clients = Promise.all(makeActs(world, book).map((act, at) => live(shared, act, at)));
  let failure: unknown = null;
  clients.catch((error: unknown) => (failure = error));
  return {
    until: async (more) => {
      const enough = countAcknowledged(book) + more;
      while (countAcknowledged(book) < enough) {
        if (failure !== null) throw failure;
        await wait(20);
      }
    },
    mark: () => (shared.figures = freshFigures()),
    longestGapS: () => shared.figures.gapMs / 1000,
    longestAnswerS: () => shared.figures.answerMs / 1000,
    longestAnswerOf: () => shared.figures.answerOf,
    withoutWhen: () => shared.figures.withoutWhen,
    statuses: () =>
      Object.fromEntries([...shared.figures.statuses].toSorted(([one], [other]) => one - other)),
    abandon: () => {
      shared.isOver = true;
      shared.isAbandoned = true;
    },
    end: async () => {
      shared.isOver = true;
      await clients;
    },
  };
};
