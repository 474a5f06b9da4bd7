import type { ParsedOf } from '#api/endpoint.ts';
import type { placeTickets } from '#api/lottery-tickets.ts';
import type { Odds } from '#domain/lottery/course.ts';
import { sameOdds } from '#domain/lottery/same-odds.ts';
import { ticketBets } from '#domain/lottery/ticket-bets.ts';
import { STAKE_UNIT_MINOR } from '../games/select-games.ts';
import { type Merchant, Refusal } from '../../base/endpoints/handler.ts';
import type { BrandLottery } from './brand-lotteries.ts';

type Order = ParsedOf<typeof placeTickets>;

/** Tickets that one order may make: each is a bet of its own. */
export const MAX_TICKETS = 300;
/** Single bets that one ticket may stand for. */
const MAX_BETS = 20_000;

/** One line of an order with what it costs in one draw. */
export interface PricedLine {
  betType: string;
  picks: string[][];
  bets: number;
  unitMinor: number;
  multiple: number;
  odds: Odds;
  /** Before the draw's own multiple. */
  stakeMinor: number;
}

/** What one ticket of a lottery may cost at a brand. */
export const stakeBounds = (
  { config }: Merchant,
  { row }: BrandLottery,
): { minimumMinor: number; maximumMinor: number } => ({
  minimumMinor: row.minimumStakeUnits * STAKE_UNIT_MINOR,
  maximumMinor: Math.min(
    row.maximumStakeUnits * STAKE_UNIT_MINOR,
    config.lottery.maximumTicketMinor,
  ),
});

/**
 * Counts the bets of every line of an order and what they cost.
 *
 * @throws {Refusal} `bet_type_unknown`, `odds_changed`, `picks_invalid`, `order_too_large`,
 *   `stake_out_of_range`
 */
export const priceOrder = (
  merchant: Merchant,
  lottery: BrandLottery,
  { lines, draws }: Pick<Order, 'lines' | 'draws'>,
): PricedLine[] => {
  const { maximumFollow, maximumMultiple } = merchant.config.lottery;
  refuseMore(draws.length, maximumFollow, 'draws');
  refuseMore(lines.length * draws.length, MAX_TICKETS, 'tickets');
  const priced = lines.map((line, at) => priceLine(lottery, line, at));
  const bounds = stakeBounds(merchant, lottery);
  for (const [at, { stakeMinor, multiple }] of priced.entries())
    for (const draw of draws) {
      refuseMore(multiple * draw.multiple, maximumMultiple, 'multiple');
      const ticketMinor = stakeMinor * draw.multiple;
      if (ticketMinor < bounds.minimumMinor || ticketMinor > bounds.maximumMinor)
        throw new Refusal('stake_out_of_range', { details: { line: at, ...bounds } });
    }
  return priced;
};

const refuseMore = (count: number, most: number, what: string): void => {
  if (count > most) throw new Refusal('order_too_large', { details: { what, most } });
};

const priceLine = (
  { betTypes }: BrandLottery,
  { betType: key, picks, unitMinor, multiple, odds: seen }: Order['lines'][number],
  line: number,
): PricedLine => {
  const sold = betTypes.find(({ betType }) => betType.key === key);
  if (!sold) throw new Refusal('bet_type_unknown', { details: { line } });
  if (seen && !sameOdds(seen, sold.odds)) throw new Refusal('odds_changed', { details: { line } });
  const bets = ticketBets(sold.betType, picks);
  if (!bets) throw new Refusal('picks_invalid', { details: { line } });
  refuseMore(bets, MAX_BETS, 'bets');
  const stakeMinor = bets * sold.betType.units * unitMinor * multiple;
  return { betType: key, picks, bets, unitMinor, multiple, odds: sold.odds, stakeMinor };
};
