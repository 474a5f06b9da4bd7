import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#platform/base/database/tables.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { offeredGames } from '#platform/base/merchants/offered-games.ts';
import { placeBet } from '#platform/play/bets/place-bet.ts';
import { settleBet } from '#platform/play/bets/settle-bet.ts';
import type { Player } from '../platform/make-players.ts';

/** So much that its part is seen in a jackpot, and that its win is on the board. */
const STAKE_MINOR = 100_000;

/** Those feed the jackpots. */
const GAME_TYPE = 'RNG';

/** How often it is looked whether pages were told. */
const LOOK_EVERY_MS = 25;

/** A page that has just connected has heard of all that was there. */
const SETTLED_AFTER_MS = 5000;

/** Longer than the time between two looks: bets in step with them would all be told equally late. */
const ANY_MOMENT_MS = 4000;

/** Later than this nothing comes any more. */
const GIVE_UP_MS = 60_000;

/** Whether a brand offers games that feed its jackpot. */
export const hasGames = ({ config }: Pick<Merchant, 'config'>): boolean =>
  config.categories.some(({ type }) => type === GAME_TYPE);

/** What is played: a game that the brand offers, so that its wins are shown. */
const readGame = (database: Database, { id }: Merchant) =>
  offeredGames(database, id)
    .select(['game.nodeId', 'game.gameType', 'game.vendorCode'])
    .where('game.gameType', '=', GAME_TYPE)
    .where('game.isGame', '=', 'GAME')
    .orderBy('game.nodeId')
    .executeTakeFirstOrThrow();

let rounds = 0;

/** A bet that wins. */
const playOne = async (database: Database, { merchant, memberId }: Player): Promise<void> => {
  rounds += 1;
  const { vendorCode, gameType, nodeId } = await readGame(database, merchant);
  const name = { memberId, vendorCode, transactionId: `scale ${rounds}` };
  const bet = { ...name, gameType, nodeId, stakeMinor: STAKE_MINOR };
  const placed = await placeBet(database, merchant, bet);
  if (!placed.ok) throw new Error(`The bet at ${merchant.code} was refused: ${placed.code}`);
  await settleBet(database, merchant, { ...name, payoutMinor: 2 * STAKE_MINOR });
};

/** A few rounds at each brand. */
export const playAll = async (
  database: Database,
  players: readonly Player[],
  times: number,
): Promise<void> => {
  for (let time = 0; time < times; time += 1)
    for (const player of players) await playOne(database, player);
};

/** Brands' pages that listen, each with what it is told. */
type Listen = (merchant: Merchant, onEvent: (name: string) => void) => Promise<() => void>;

/** The lists of all brands: the worst of some bets, in seconds. */
export interface Lateness {
  winner: number;
  jackpot: number;
}

/** How late pages are told of a win and of the jackpot that it fed, from the moment in which a bet is settled. */
export const measureLateness = async (
  database: Database,
  players: readonly Player[],
  listen: Listen,
): Promise<Lateness> => {
  const late: Lateness = { winner: 0, jackpot: 0 };
  for (const player of players) {
    const told = new Map<string, number>();
    const leave = await listen(player.merchant, (name) => {
      if (!told.has(name)) told.set(name, performance.now());
    });
    // What is there already is told at first; then at any moment between two looks of the job and of the news.
    await wait(SETTLED_AFTER_MS + randomInt(ANY_MOMENT_MS));
    await playOne(database, player);
    const began = performance.now();
    told.clear();
    while (!(told.has('winner') && told.has('jackpot')) && performance.now() - began < GIVE_UP_MS)
      await wait(LOOK_EVERY_MS);
    leave();
    for (const what of ['winner', 'jackpot'] as const) {
      const at = told.get(what) ?? began + GIVE_UP_MS;
      late[what] = Math.max(late[what], (at - began) / 1000);
    }
  }
  return late;
};
