import type { Draw } from '#domain/fair/fair-draw.ts';
import { shuffled } from '#domain/fair/shuffle.ts';
import { type Ratio, ratioOf } from '../../shared/rules/ratio.ts';
import { sumOfRatios } from '../../shared/rules/ratio-sums.ts';

/** Fields of a ticket, three by three. */
export const SCRATCH_FIELDS = 9;

/** How many of one prize win it. */
export const SCRATCH_NEEDED = 3;

/** One series of tickets. */
export interface ScratchTable {
  variant: string;
  /** The prizes from the smallest: multiples of the stake, and how many of a million tickets win. */
  prizes: readonly { multiplier: number; tickets: number }[];
  /** 1 calm to 5 wild. */
  volatility: number;
}

/** Tickets of a series: chances are counted out of so many. */
export const SCRATCH_TICKETS = 1_000_000;

/** A ticket: the number of its prize, null for none, and the prize that each field shows. */
export interface ScratchTicket {
  prize: number | null;
  fields: readonly number[];
}

const prizeOf = ({ prizes }: ScratchTable, draw: Draw): number | null => {
  let left = draw(SCRATCH_TICKETS);
  const at = prizes.findIndex(({ tickets }) => (left -= tickets) < 0);
  return at < 0 ? null : at;
};

/** Two of every prize but one, as numbers. */
const pairsWithout = ({ prizes }: ScratchTable, without: number | null): number[] =>
  [...prizes.keys()].filter((prize) => prize !== without).flatMap((prize) => [prize, prize]);

/**
 * Prints a ticket. Its prize shows three times; of all others there are two at most, in whatever
 * order the shuffle gives: a ticket that wins nothing is not made to look as if it nearly had.
 */
export const printTicket = (table: ScratchTable, draw: Draw): ScratchTicket => {
  const prize = prizeOf(table, draw);
  const winning = prize === null ? [] : Array.from({ length: SCRATCH_NEEDED }, () => prize);
  const others = pairsWithout(table, prize);
  const beside = shuffled(others.length, draw, SCRATCH_FIELDS - winning.length).map(
    (at) => others[at] ?? 0,
  );
  const shown = [...winning, ...beside];
  return { prize, fields: shuffled(SCRATCH_FIELDS, draw).map((at) => shown[at] ?? 0) };
};

/** What a ticket pays as a multiple of its stake. */
export const ticketMultiplier = ({ prizes }: ScratchTable, { prize }: ScratchTicket): number =>
  prize === null ? 0 : (prizes[prize]?.multiplier ?? 0);

/** The exact return of a series, as a share of the stake. */
export const scratchReturn = ({ prizes }: ScratchTable): Ratio =>
  sumOfRatios(
    prizes.map(({ multiplier, tickets }) => ratioOf(multiplier * tickets, SCRATCH_TICKETS)),
  );

/** A ticket as its player sees it. */
export interface ScratchView {
  /** What each field says: a multiple of the stake. */
  fields: readonly number[];
  /** What the ticket pays as a multiple of its stake; 0 for nothing. */
  multiplier: number;
  /** The fields that won. */
  winning: readonly number[];
}

/** Reads a ticket into what its fields say. */
export const scratchView = (table: ScratchTable, ticket: ScratchTicket): ScratchView => ({
  fields: ticket.fields.map((prize) => table.prizes[prize]?.multiplier ?? 0),
  multiplier: ticketMultiplier(table, ticket),
  winning: [...ticket.fields.keys()].filter((at) => ticket.fields[at] === ticket.prize),
});
