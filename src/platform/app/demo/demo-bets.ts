import type { GameType } from '#generated/merchant-config.ts';
import { placeBet } from '../../play/bets/place-bet.ts';
import { settleBet } from '../../play/bets/settle-bet.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { type SeededRandom, seededRandom } from '#catalogue/seeded-random.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { demoAmountMinor } from './demo-amounts.ts';
import type { DemoActor } from './demo-context.ts';

/** A game that the brand offers, and under which category. */
export interface OfferedGame {
  gameType: GameType;
  vendorCode: string;
  nodeId: number | null;
}

/** Bets of one evening, each a few minutes after the one before. */
export interface DemoEvening {
  /** Unique among the evenings of the demo world. */
  name: string;
  startsAt: Date;
  bets: number;
}

const MINUTE_MS = 60_000;
/** What comes back for a stake of 1; less than that on the whole, as in every game. */
const PAYOUTS = [0, 0, 0, 0, 0, 0, 1.4, 1.8, 2, 2.5, 4] as const;
/** Where prices are decimal odds. */
const WITH_ODDS: readonly GameType[] = ['SPORTS', 'ESPORTS'];
/** Games of each vendor that the demo member plays. */
const GAMES_OF_VENDOR = 4;

/** Some games of each vendor that a brand offers. */
export const offeredGames = ({ config }: Merchant): OfferedGame[] =>
  config.categories.flatMap(({ type, vendors }) =>
    vendors.flatMap((vendorCode): OfferedGame[] => {
      const games = catalogue
        .filter((game) => game.vendor === vendorCode && game.gameType === type)
        .slice(0, GAMES_OF_VENDOR);
      return games.map(({ nodeId }) => ({ gameType: type, vendorCode, nodeId }));
    }),
  );

/** Plays an evening: every bet is placed and settled, with the times of that evening. */
export const playDemoEvening = async (
  actor: DemoActor,
  { name, startsAt, bets }: DemoEvening,
): Promise<void> => {
  const random = seededRandom(`bets:${actor.merchant.code}:${name}`);
  const byCategory = [...Map.groupBy(offeredGames(actor.merchant), ({ gameType }) => gameType)];
  if (byCategory.length === 0) return;
  for (let at = 0; at < bets; at += 1) {
    const [, games] = random.pick(byCategory);
    const placedAt = new Date(startsAt.getTime() + at * 4 * MINUTE_MS + random.whole(0, MINUTE_MS));
    await playOne(actor, random.pick(games), { name: `${name}-${at}`, placedAt, random });
  }
};

const playOne = async (
  { database, merchant, memberId }: DemoActor,
  { gameType, vendorCode, nodeId }: OfferedGame,
  { name, placedAt, random }: { name: string; placedAt: Date; random: SeededRandom },
): Promise<void> => {
  const bet = { memberId, vendorCode, transactionId: `demo-${memberId}-${name}` };
  const stakeMinor = demoAmountMinor(random.whole(3, 20), merchant.config.currency);
  const times = random.pick(PAYOUTS);
  const odds = times > 1 ? times : 1.9;
  const placed = await placeBet(database, merchant, {
    ...bet,
    gameType,
    stakeMinor,
    roundId: `demo-${name}`,
    placedAt,
    ...(nodeId !== null && { nodeId }),
    ...(WITH_ODDS.includes(gameType) && { odds }),
  });
  // A limit that somebody has set in the meantime also holds for the demo member.
  if (!placed.ok) return;
  await settleBet(database, merchant, {
    ...bet,
    payoutMinor: Math.round(stakeMinor * times),
    settledAt: new Date(placedAt.getTime() + random.whole(20, 150) * 1000),
  });
};
