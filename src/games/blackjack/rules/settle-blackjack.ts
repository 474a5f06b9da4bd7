import { handTotal, isBlackjack } from './blackjack-hand.ts';
import type { BlackjackState, PlayerHand } from './blackjack-round.ts';
import { BLACKJACK_PAYS } from './blackjack-rules.ts';

/** How a hand ended. */
export type HandResult = 'blackjack' | 'won' | 'push' | 'lost' | 'bust' | 'surrendered';

/** How a hand of a round that is over has ended. */
export const handResult = (hand: PlayerHand, dealer: readonly number[]): HandResult => {
  if (hand.surrendered) return 'surrendered';
  const own = handTotal(hand.cards).total;
  if (own > 21) return 'bust';
  const natural = isBlackjack(hand.cards) && !hand.fromSplit;
  const houseNatural = isBlackjack(dealer);
  if (natural || houseNatural)
    return natural && houseNatural ? 'push' : natural ? 'blackjack' : 'lost';
  const house = handTotal(dealer).total;
  if (house > 21 || own > house) return 'won';
  return own === house ? 'push' : 'lost';
};

const pays: Record<HandResult, number> = {
  blackjack: BLACKJACK_PAYS,
  won: 2,
  push: 1,
  lost: 0,
  bust: 0,
  surrendered: 0.5,
};

/** What a hand pays, its stake included, whole minor units, rounded down. */
export const handPayoutMinor = (hand: PlayerHand, dealer: readonly number[]): number =>
  Math.floor(hand.stakeMinor * pays[handResult(hand, dealer)]);

/** What an insurance pays, its cost included: 2 to 1 when the dealer has a blackjack. */
export const insurancePayoutMinor = ({ insuranceMinor, dealer }: BlackjackState): number =>
  isBlackjack(dealer) ? insuranceMinor * 3 : 0;

/** What a round that is over pays in all; null while it goes on. */
export const blackjackPayoutMinor = (state: BlackjackState): number | null =>
  state.phase === 'over'
    ? state.hands.reduce((sum, hand) => sum + handPayoutMinor(hand, state.dealer), 0) +
      insurancePayoutMinor(state)
    : null;
