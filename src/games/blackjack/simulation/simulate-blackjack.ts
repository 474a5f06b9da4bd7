import type { Draw } from '#domain/fair/fair-draw.ts';
import { basicPlay } from '../rules/basic-strategy.ts';
import { blackjackReturns } from '../rules/blackjack-models.ts';
import { dealBlackjack, situationOf } from '../rules/blackjack-round.ts';
import {
  type BlackjackRules,
  type BlackjackTable,
  blackjackTables,
} from '../rules/blackjack-rules.ts';
import { playBlackjack } from '../rules/play-blackjack.ts';
import { blackjackPayoutMinor } from '../rules/settle-blackjack.ts';
import type { Simulation } from '../../shared/simulation/simulation.ts';

/** Even, so that half of it is whole. */
const STAKE_MINOR = 100;

/** Plays a whole round by basic strategy; answers what came back less what was staked on. */
const playBasic = (rules: BlackjackRules, draw: Draw): number => {
  let state = dealBlackjack(rules, STAKE_MINOR, draw);
  let addedMinor = 0;
  while (state.phase !== 'over') {
    const situation = situationOf(rules, state);
    const played = playBlackjack(rules, state, situation ? basicPlay(rules, situation) : 'decline');
    if ('impossible' in played) throw new Error(`basic strategy: ${played.impossible}`);
    state = played.state;
    addedMinor += played.stakeMinor;
  }
  return ((blackjackPayoutMinor(state) ?? 0) - addedMinor) / STAKE_MINOR;
};

/** Blackjack by basic strategy at every table. */
export const simulateBlackjack = (): readonly Simulation[] =>
  Object.entries(blackjackTables).map(([variant, rules]) => ({
    kind: 'blackjack',
    variant: `${variant}, basic strategy`,
    exactReturn: blackjackReturns[variant as BlackjackTable],
    play: (draw) => playBasic(rules, draw),
  }));
