/** The words of a slip. */
export interface BetSlipLabels {
  title: string;
  /** "3 selections", in the plural of the language. */
  count: (legs: number) => string;
  clear: string;
  remove: string;
  mode: string;
  single: string;
  multiple: string;
  stake: string;
  totalStake: string;
  odds: string;
  returns: string;
  place: string;
  /** Shown when odds have moved: what happened, and the button that agrees to it. */
  changed: string;
  accept: string;
  /** Names the former odds for a screen reader: "was". */
  was: string;
  up: string;
  down: string;
  suspended: string;
  emptyTitle: string;
  emptyText: string;
  placedTitle: string;
  /** Names the reference of a placed slip. */
  reference: string;
  done: string;
}
