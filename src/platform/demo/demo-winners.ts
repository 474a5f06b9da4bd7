import { seededRandom } from '../catalogue/seeded-random.ts';
import type { OpenTransaction } from '../database/tables.ts';
import type { Merchant } from '../handler.ts';
import { maskName } from '../winners/mask-name.ts';
import { demoAmountMinor } from './demo-amounts.ts';
import { demoPlayers } from './demo-players.ts';

/** More than a board of any category shows, for merchants with ten categories. */
const WINS_OF_CATEGORY = 24;

const hourMs = 3_600_000;

/**
 * Writes the demo world's wins anew, so that they are always of the last weeks: the same players,
 * games and amounts each time, spread over every category of the merchant.
 */
export const writeDemoWinners = async (
  tx: OpenTransaction,
  { id: merchantId, code, config }: Merchant,
  now: Date,
): Promise<void> => {
  const games = await tx
    .selectFrom('game')
    .innerJoin('merchantVendor as shown', (join) =>
      join
        .onRef('shown.vendorCode', '=', 'game.vendorCode')
        .onRef('shown.gameType', '=', 'game.gameType'),
    )
    .where('shown.merchantId', '=', merchantId)
    .where('game.isGame', '=', 'GAME')
    .where('game.active', '=', true)
    .select(['game.nodeId', 'game.gameType'])
    .orderBy('game.sequence')
    .execute();
  const rows = [...Map.groupBy(games, ({ gameType }) => gameType)].flatMap(([type, offered]) => {
    const random = seededRandom(`winners:${code}:${type}`);
    return Array.from({ length: WINS_OF_CATEGORY }, (_, at) => ({
      merchantId,
      winKey: `demo-${type}-${at}`,
      customerName: maskName(random.pick(demoPlayers)),
      nodeId: random.pick(offered.slice(0, 40)).nodeId,
      amountMinor: demoAmountMinor(60 * 1.0085 ** random.whole(0, 600), config.currency),
      currency: config.currency,
      wonAt: new Date(now.getTime() - Math.round(random.next() ** 2 * 27 * 24 * hourMs) - 60_000),
    }));
  });
  await tx
    .deleteFrom('winner')
    .where('merchantId', '=', merchantId)
    .where('winKey', 'like', 'demo-%')
    .execute();
  if (rows.length > 0) await tx.insertInto('winner').values(rows).execute();
};
