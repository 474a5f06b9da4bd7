import type { OddsRules, PricedBetType } from '#domain/lottery/brand-odds.ts';
import { soldBetTypes } from '#domain/lottery/brand-odds.ts';
import type { LotteryGameFamily } from '#domain/lottery/course.ts';
import { courses } from '#domain/lottery/courses.ts';
import { lotteryGames, type LotteryRules } from '#domain/lottery/lottery-games.ts';
import type { PrizeMode } from '#domain/lottery/prize-modes.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';
import { type GameRow, selectGames } from '../games/select-games.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';

/** A lottery as a brand sells it. */
export interface BrandLottery {
  row: GameRow;
  rules: LotteryRules;
  /** Whose odds hold: the first of the lottery's modes that the brand has. */
  mode: PrizeMode;
  betTypes: readonly PricedBetType[];
}

/** The three pages of lotteries. */
export type LotteryPage = 'LOTT' | 'SEA' | 'VN';

/** On which page a family is played. */
export const pageOf = (family: LotteryGameFamily): LotteryPage =>
  family === 'VN' || family === 'SEA' ? family : 'LOTT';

/** What a brand's settings say about odds. */
export const oddsRulesOf = ({ lottery }: MerchantConfig): OddsRules => ({
  overrides: lottery.odds,
  band: lottery.returnBand,
  waivers: lottery.returnWaivers,
});

const toBrandLottery = (row: GameRow, { config }: Merchant): BrandLottery | null => {
  const rules = lotteryGames[row.gameCode];
  const mode = rules?.modes.find((each) => config.lottery.prizeModes.includes(each));
  if (!rules || !mode) return null;
  const betTypes = soldBetTypes(rules.course, mode, oddsRulesOf(config));
  return betTypes.length > 0 ? { row, rules, mode, betTypes } : null;
};

/** The lotteries that a brand sells: those of its vendors that belong to one of its prize modes. */
export const readLotteries = async (
  database: Database,
  merchant: Merchant,
  page?: LotteryPage,
): Promise<BrandLottery[]> => {
  const rows = await selectGames(database, merchant.id, { gameType: 'LOTT' })
    .orderBy('game.sequence')
    .execute();
  return rows
    .map((row) => toBrandLottery(row, merchant))
    .filter((lottery) => lottery !== null)
    .filter(({ rules }) => !page || pageOf(courses[rules.course].family) === page);
};

/**
 * One lottery of a brand.
 *
 * @throws {Refusal} `lottery_unknown` when the brand does not sell it
 */
export const readLottery = async (
  database: Database | OpenTransaction,
  merchant: Merchant,
  gameCode: string,
): Promise<BrandLottery> => {
  const row = await selectGames(database, merchant.id, { gameType: 'LOTT' })
    .where('game.gameCode', '=', gameCode)
    .executeTakeFirst();
  const lottery = row ? toBrandLottery(row, merchant) : null;
  if (!lottery) throw new Refusal('lottery_unknown');
  return lottery;
};
