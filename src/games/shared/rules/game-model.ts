/** The rules and figures by which one game of the catalogue is played. */
export interface GameModel {
  /** The rules: `slot`, `crash`, `dice`, `blackjack`, `wheel`, `match` … */
  kind: string;
  /** Which table, pay table or course of that kind: its name in the kind's own list. */
  variant: string;
  /** Exact return to the player in percent, two decimals, of the variant's best stated play. */
  rtp: number;
  /** 1 calm to 5 wild; null where the word means nothing. */
  volatility: number | null;
  /** Whether a round is open to all players of a brand at once. */
  shared: boolean;
}

/** How a game is known to who chooses its model. */
export interface GameName {
  gameCode: string;
  gameType: string;
  /** SC VP JP TG AC BG SL for slots, BAC ROU BJ … for live, CR MI PL DI … for the house's own. */
  gameClassify: string;
}
