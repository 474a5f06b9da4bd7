import { setTimeout as wait } from 'node:timers/promises';
import { createDeposit, deposit, type DepositView } from '#api/deposits.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { launchGame } from '#api/launch.ts';
import { playRound, playSession } from '#api/play.ts';
import { vendorBet } from '#api/vendor-protocol.ts';
import { walletTransfer } from '#api/wallet.ts';
import { BENCH_VENDOR } from '../bench/platform/bench-merchants.ts';
import type { BenchPerson } from '../bench/platform/make-bench-context.ts';
import { type BenchPlay, STAKE_MINOR } from '../bench/play/make-plays.ts';
import { keyOf, signedHeaders } from '../conformance/operator.ts';
import type { Book } from './book.ts';
import { comingFrom, type Reply, send, type Sent } from './send.ts';
import { diceGames, SECRET, type World } from './world.ts';

type Ask = (port: number) => Promise<Reply>;

/** What a client has at hand for one thing that it does. */
interface Turn {
  requestId: string;
  /** Asks until it is answered with 200. */
  ask: (ask: Ask) => Promise<Reply>;
  /** The same at the other server, where this is wanted. */
  again: (ask: Ask) => Promise<Reply | null>;
  goesOn: () => boolean;
}

/** What a client does again and again. */
export interface Act {
  /** Whether the time between two of them tells of the platform alone. */
  isTimed: boolean;
  run: (turn: Turn) => Promise<void>;
}

/** How often a client looks whether its payment was credited. */
const LOOK_EVERY_MS = 200;

/** A channel of the brand through the sandbox, and its least amount. */
const DEPOSIT = { channelId: 'mobile-wallet', amountMinor: 100_000 };

const valueOf = ({ text }: Reply): unknown => (JSON.parse(text) as { value: unknown }).value;

/** Sends to a server of the platform, from where visitors of the world seem to come. */
const sendTo = (
  { host, addressOf }: World,
  { headers, ...sent }: Omit<Sent, 'host'>,
): Promise<Reply> => send({ ...sent, host, headers: { ...comingFrom(addressOf?.()), ...headers } });

const bettor = (world: World, book: Book, { sessionToken }: BenchPlay): Act => {
  const key = keyOf(SECRET, BENCH_VENDOR);
  const betAt = async (port: number, requestId: string): Promise<Reply> => {
    const body = {
      requestId,
      sessionToken,
      transactionId: requestId,
      roundId: requestId,
      stakeMinor: STAKE_MINOR,
      payoutMinor: STAKE_MINOR,
      pick: 'a round of the faults',
    };
    const headers = await signedHeaders({
      vendorCode: BENCH_VENDOR,
      key,
      url: `http://127.0.0.1:${port}${vendorBet.path}`,
      rawBody: JSON.stringify(body),
    });
    return sendTo(world, { port, path: vendorBet.path, body, headers });
  };
  return {
    isTimed: true,
    run: async ({ requestId, ask, again }) => {
      await ask((port) => betAt(port, requestId));
      book.bets.push(requestId);
      await again((port) => betAt(port, requestId));
    },
  };
};

const sender = (world: World, book: Book, { memberId, token }: BenchPerson): Act => ({
  isTimed: true,
  run: async ({ requestId, ask, again }) => {
    const body = { requestId, from: 'MAIN', to: BENCH_VENDOR, amountMinor: 1 };
    const pay: Ask = (port) => sendTo(world, { port, path: walletTransfer.path, token, body });
    await ask(pay);
    book.transfers.set(memberId, (book.transfers.get(memberId) ?? 0) + 1);
    await again(pay);
  },
});

const depositor = (world: World, book: Book, { memberId, token }: BenchPerson): Act => ({
  isTimed: false,
  run: async ({ requestId, ask, goesOn }) => {
    const body = { requestId, ...DEPOSIT };
    const begun = valueOf(
      await ask((port) => sendTo(world, { port, path: createDeposit.path, token, body })),
    ) as DepositView;
    const { id, creditMinor, payUrl } = begun;
    const line = { id, memberId, creditMinor, isPaid: false, isCredited: false };
    book.deposits.push(line);
    // The sandbox's own page: who presses a button twice has paid once.
    const way = payUrl === null ? '' : new URL(payUrl, 'http://sandbox').pathname;
    const press: Omit<Sent, 'port' | 'host'> = {
      path: `${way}/settle`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    await ask(async (port) => {
      const reply = await sendTo(world, { port, ...press });
      return reply.status === 303 || reply.status === 302 ? { ...reply, status: 200 } : reply;
    });
    line.isPaid = true;
    while (goesOn() && !line.isCredited) {
      const path = `${deposit.path}?id=${id}`;
      const seen = await ask((port) => sendTo(world, { port, method: 'GET', path, token }));
      line.isCredited = (valueOf(seen) as DepositView).state === 'SETTLED';
      if (!line.isCredited) await wait(LOOK_EVERY_MS);
    }
  },
});

/** A seat at the games' service: it opens its game once. */
const seat = (world: World, book: Book, { token }: BenchPerson, game: { nodeId: number }): Act => {
  const { gamesPort } = world;
  let playToken: string | null = null;
  const sit = async (ask: Turn['ask']): Promise<string> => {
    const body = { nodeId: game.nodeId };
    const launched = valueOf(
      await ask((port) => sendTo(world, { port, path: launchGame.path, token, body })),
    ) as { url: string };
    const { searchParams } = new URL(launched.url);
    const ticket = { vendor: searchParams.get('vendor'), ticket: searchParams.get('ticket') };
    const place = { port: gamesPort, host: '127.0.0.1' };
    const opened = await ask(() => send({ ...place, path: playSession.path, body: ticket }));
    return (valueOf(opened) as { token: string }).token;
  };
  return {
    isTimed: false,
    run: async ({ requestId, ask }) => {
      playToken ??= await sit(ask);
      const choice = { side: 'over', mark: 5000 };
      const body = { requestId, choice, stakeMinor: STAKE_MINOR * 5 };
      const place = { port: gamesPort, host: '127.0.0.1', token: playToken };
      const played = await ask(() => send({ ...place, path: playRound.path, body }));
      const { round, nextRoundInMs } = valueOf(played) as ValueOf<typeof playRound>;
      if (round.status === 'ended') book.rounds.push(round.roundId);
      await wait(nextRoundInMs);
    },
  };
};

/** What all clients of a world do. */
export const makeActs = (world: World, book: Book): Act[] => {
  const { players, senders, depositors, seats } = world.people;
  const [dice] = diceGames;
  if (!dice) throw new Error('The catalogue has no game of dice.');
  return [
    ...players.map((play) => bettor(world, book, play)),
    ...senders.map((person) => sender(world, book, person)),
    ...depositors.map((person) => depositor(world, book, person)),
    ...seats.map((person) => seat(world, book, person, dice)),
  ];
};
