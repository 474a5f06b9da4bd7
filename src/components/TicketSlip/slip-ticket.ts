/** One line of a slip: picks of one kind of bet, which may stand for many bets. */
export interface SlipTicket {
  id: string;
  /** The kind of bet: "Last three, straight". */
  kind: string;
  /** What was picked, as the draw writes it: "12 · 5 · 089". */
  picks: string;
  /** How many single bets the picks make. */
  bets: number;
  /** All of its bets together, once; whole minor units. */
  stakeMinor: number;
  /** What a hit pays, in words: "970", "1.96 to 9.6". */
  odds: string;
  /** The odds it was picked at, when they have changed since. */
  oddsBefore?: string | undefined;
  /** Why it cannot be placed. */
  error?: string | undefined;
}

/** What becomes of a slip: picked, on its way, taken; `unknown` while nobody knows whether it was. */
export type TicketSlipState = 'editing' | 'placing' | 'placed' | 'unknown';

/** The words of a slip. */
export interface TicketSlipLabels {
  title: string;
  /** "3 bets", in the plural of the language. */
  bets: (count: number) => string;
  clear: string;
  /** Takes a ticket away; its kind is added. */
  remove: string;
  odds: string;
  /** Names the former odds for a screen reader: "before:". */
  was: string;
  total: string;
  /** Names the most that a single bet of the slip can pay. */
  highest: string;
  place: string;
  /** Shown when odds have changed: what happened, and the button that agrees to it. */
  changed: string;
  accept: string;
  emptyTitle: string;
  emptyText: string;
  placedTitle: string;
  done: string;
  /** The answer was lost: what that means, and the button that asks again. */
  unknownTitle: string;
  unknownText: string;
  askAgain: string;
}
