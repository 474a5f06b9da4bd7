import type { GameType } from '#generated/merchant-config.ts';
import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { offeredGames } from '../../base/merchants/offered-games.ts';

/** The stakes of a game are kept in units of a hundred minor units of the merchant's currency. */
export const STAKE_UNIT_MINOR = 100;

/** What narrows a list of games; an empty choice is every game of the merchant. */
export interface GameChoice {
  gameType?: GameType | undefined;
  vassalage?: string | undefined;
  gameClassify?: string | undefined;
  isNew?: boolean | undefined;
  isHot?: boolean | undefined;
  linesFrom?: number | undefined;
  stakeFromMinor?: number | undefined;
  /** Only games that run on a phone. */
  onMobile?: boolean | undefined;
}

/**
 * The games that a merchant shows: those of its vendors in its categories, less the hidden ones.
 * The merchant's own marks stand before the platform's.
 */
export const selectGames = (
  database: Database | OpenTransaction,
  merchantId: number,
  choice: GameChoice = {},
) => {
  let query = offeredGames(database, merchantId).select([
    'game.nodeId',
    'game.gameCode',
    'game.names',
    'game.vendorCode',
    'vendor.name as vendorName',
    'game.gameType',
    'game.gameClassify',
    'game.isGame',
    'game.isNew',
    'game.rtp',
    'game.volatility',
    'game.lines',
    'game.minimumStakeUnits',
    'game.maximumStakeUnits',
    'game.freeTrial',
    sql<boolean>`coalesce(own.is_top, game.is_top)`.as('isTop'),
    sql<boolean>`coalesce(own.is_hot, game.is_hot)`.as('isHot'),
    sql<boolean>`game.maintenance or coalesce(own.maintenance, false)`.as('maintenance'),
  ]);
  if (choice.gameType) query = query.where('game.gameType', '=', choice.gameType);
  if (choice.vassalage) query = query.where('game.vendorCode', '=', choice.vassalage);
  if (choice.gameClassify) query = query.where('game.gameClassify', '=', choice.gameClassify);
  if (choice.isNew !== undefined) query = query.where('game.isNew', '=', choice.isNew);
  for (const fact of factsOf(choice)) query = query.where(fact);
  if (choice.onMobile) query = query.where('game.onMobile', '=', true);
  return query;
};

/** What a game itself must be like. */
const factsOf = ({ isHot, linesFrom, stakeFromMinor }: GameChoice) => [
  ...(isHot === undefined ? [] : [sql<boolean>`coalesce(own.is_hot, game.is_hot) = ${isHot}`]),
  ...(linesFrom === undefined ? [] : [sql<boolean>`game.lines >= ${linesFrom}`]),
  ...(stakeFromMinor === undefined
    ? []
    : [sql<boolean>`game.minimum_stake_units * ${STAKE_UNIT_MINOR} >= ${stakeFromMinor}`]),
];

export type GameRow = Awaited<ReturnType<ReturnType<typeof selectGames>['execute']>>[number];
