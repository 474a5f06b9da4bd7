import * as z from 'zod/mini';
import { cardText } from '../../shared/rules/cards/card.ts';
import { handTotal } from '../rules/blackjack-hand.ts';
import { type BlackjackState, dealBlackjack } from '../rules/blackjack-round.ts';
import { type BlackjackRules, blackjackTables } from '../rules/blackjack-rules.ts';
import { blackjackView } from '../rules/blackjack-view.ts';
import { type BlackjackAct, blackjackActs, playBlackjack } from '../rules/play-blackjack.ts';
import { blackjackPayoutMinor } from '../rules/settle-blackjack.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';

/** What a player may send; how the house ends a round that was left is not among it. */
const move = z.object({ act: z.enum(blackjackActs) });

const rulesOf = ({ variant }: GameModel): BlackjackRules => {
  const tables: Record<string, BlackjackRules> = blackjackTables;
  const rules = tables[variant];
  if (!rules) throw new Error(`There is no blackjack table "${variant}".`);
  return rules;
};

/** Blackjack: one player against the dealer. */
export const blackjackKind: GameKind<object, { act: BlackjackAct }, BlackjackState> = {
  kind: 'blackjack',
  choice: z.object({}),
  move,
  start: (model, _choice, stakeMinor, draw) => {
    const state = dealBlackjack(rulesOf(model), stakeMinor, draw);
    return { state, stakeMinor, payoutMinor: blackjackPayoutMinor(state) };
  },
  next: (model, state, { act }) => {
    const played = playBlackjack(rulesOf(model), state, act);
    if ('impossible' in played) return played;
    return { ...played, payoutMinor: blackjackPayoutMinor(played.state) };
  },
  show: (model, state) => blackjackView(rulesOf(model), state),
  leave: () => ({ act: 'finish' }),
  summary: (_model, { hands, dealer, phase }) => {
    const own = hands.map(({ cards }) => handTotal(cards).total).join(' and ');
    const house = phase === 'over' ? String(handTotal(dealer).total) : cardText(dealer[0] ?? 0);
    return `${own} against ${house}`;
  },
};
