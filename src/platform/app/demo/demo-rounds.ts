import { placeBet } from '../../play/bets/place-bet.ts';
import { settleBet } from '../../play/bets/settle-bet.ts';
import { type SeededRandom, seededRandom } from '#catalogue/seeded-random.ts';
import type { Database } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import type { GameType } from '#generated/merchant-config.ts';
import { recordWinners } from '../../play/winners/record-winners.ts';
import { demoAmountMinor } from './demo-amounts.ts';

/** So many rounds are won in each category of a brand, a week. */
const WINS_OF_CATEGORY = 10;

/** Games of a category that are played. */
const GAMES = 24;

const hourMs = 3_600_000;
const weekMs = 7 * 24 * hourMs;

interface Played {
  nodeId: number;
  gameType: GameType;
  vendorCode: string;
}

/**
 * The week's rounds of the demo world's other players: placed and settled like any bet, so that the
 * winners board and the rank list stand on them. Loading it again in the same week changes nothing.
 *
 * @param memberIds whose rounds they are
 */
export const playDemoRounds = async (
  database: Database,
  merchant: Merchant,
  memberIds: readonly number[],
  now: Date,
): Promise<void> => {
  const week = Math.floor(now.getTime() / weekMs);
  if (await isPlayed(database, merchant, week)) return;
  const games = await readGames(database, merchant);
  for (const [type, offered] of Map.groupBy(games, ({ gameType }) => gameType)) {
    const random = seededRandom(`winners:${merchant.code}:${type}:${week}`);
    for (let at = 0; at < WINS_OF_CATEGORY; at += 1)
      await winOne(database, merchant, {
        game: random.pick(offered.slice(0, GAMES)),
        memberId: random.pick(memberIds),
        name: `demo-${week}-${type}-${at}`,
        random,
        now,
      });
  }
  await database.transaction().execute((tx) =>
    recordWinners(tx, {
      merchantIds: [merchant.id],
      since: new Date(now.getTime() - weekMs),
      until: now,
    }),
  );
};

const isPlayed = async (database: Database, { id }: Merchant, week: number): Promise<boolean> => {
  const round = await database
    .selectFrom('bet')
    .select('id')
    .where('merchantId', '=', id)
    .where('roundId', 'like', `demo-${week}-%-${WINS_OF_CATEGORY - 1}`)
    .limit(1)
    .executeTakeFirst();
  return round !== undefined;
};

const readGames = (database: Database, { id }: Merchant): Promise<Played[]> =>
  database
    .selectFrom('game')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType'),
    )
    .where('shown.merchantId', '=', id)
    .where('game.isGame', '=', 'GAME')
    .where('game.active', '=', true)
    .select(['game.nodeId', 'game.gameType', 'game.vendorCode'])
    .orderBy('game.sequence')
    .execute();

/** A round of the last days that paid more than its stake. */
const winOne = async (
  database: Database,
  merchant: Merchant,
  {
    game,
    memberId,
    name,
    random,
    now,
  }: { game: Played; memberId: number; name: string; random: SeededRandom; now: Date },
): Promise<void> => {
  const { currency } = merchant.config;
  const stakeMinor = demoAmountMinor(random.whole(1, 20), currency);
  const wonMinor = demoAmountMinor(60 * 1.0085 ** random.whole(0, 600), currency);
  const settledAt = new Date(
    now.getTime() - Math.round(random.next() ** 2 * 6 * 24 * hourMs) - 60_000,
  );
  const bet = { memberId, vendorCode: game.vendorCode, transactionId: name };
  const placed = await placeBet(database, merchant, {
    ...bet,
    gameType: game.gameType,
    nodeId: game.nodeId,
    roundId: name,
    stakeMinor,
    placedAt: new Date(settledAt.getTime() - 20_000),
  });
  // A limit that somebody has set in the meantime also holds in the demo world.
  if (!placed.ok) return;
  await settleBet(database, merchant, { ...bet, payoutMinor: stakeMinor + wonMinor, settledAt });
};
