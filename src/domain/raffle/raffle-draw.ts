import { fairDraw, type Hmac } from '../fair/fair-draw.ts';
import { shuffled } from '../fair/shuffle.ts';

/** A member's tickets in the public list. */
export interface TicketRange {
  /** From 1. */
  seq: number;
  /** What the list calls the member, in this raffle only. */
  publicId: string;
  firstTicket: number;
  lastTicket: number;
}

/**
 * The list of a raffle as it is hashed and published: a line `seq,publicId,first,last` for each member, each
 * ended by a line feed; the tickets run from 1 without a gap.
 */
export const raffleList = (ranges: readonly TicketRange[]): string =>
  ranges
    .map(({ seq, publicId, firstTicket, lastTicket }) =>
      [seq, publicId, firstTicket, lastTicket].join(','),
    )
    .map((line) => `${line}\n`)
    .join('');

/**
 * Reads a published list.
 *
 * @returns null when it is none: a line is broken, a number left out, a ticket given twice
 */
export const readRaffleList = (text: string): TicketRange[] | null => {
  const ranges: TicketRange[] = [];
  let last = 0;
  for (const line of text.split('\n').slice(0, -1)) {
    const [, seq, publicId = '', first, end] = /^(\d+),([0-9a-f]+),(\d+),(\d+)$/.exec(line) ?? [];
    const range = {
      seq: Number(seq),
      publicId,
      firstTicket: Number(first),
      lastTicket: Number(end),
    };
    const follows = range.seq === ranges.length + 1 && range.firstTicket === last + 1;
    if (!follows || !(range.lastTicket >= range.firstTicket)) return null;
    last = range.lastTicket;
    ranges.push(range);
  }
  return text === '' || text.endsWith('\n') ? ranges : null;
};

/**
 * The tickets that win, in the order of the prizes: each is drawn from those that are left, every one equally
 * likely.
 *
 * @param seeds the client seed is the list's hash and the beacon's value, with a hyphen between
 * @param tickets how many there are, at most 2³²
 * @param prizes how many are drawn; all tickets when there are fewer
 */
export const drawTickets = (
  seeds: { serverSeed: string; clientSeed: string },
  { tickets, prizes }: { tickets: number; prizes: number },
  hmac: Hmac,
): number[] =>
  shuffled(tickets, fairDraw({ ...seeds, nonce: 0 }, hmac), Math.min(tickets, prizes)).map(
    (at) => at + 1,
  );

/** The prizes one by one, in their order. */
export const prizeRow = (prizes: readonly { count: number; amountMinor: number }[]): number[] =>
  prizes.flatMap(({ count, amountMinor }) => Array.from({ length: count }, () => amountMinor));
