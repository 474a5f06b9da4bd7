import { basicPlay } from '../rules/basic-strategy.ts';
import { blackjackReturn, type Strategy } from '../rules/blackjack-return.ts';
import { blackjackTables } from '../rules/blackjack-rules.ts';
import type { Counts } from '../../shared/simulation/count.ts';

const changed =
  (where: (situation: Parameters<Strategy>[1]) => boolean, play: 'hit' | 'stand'): Strategy =>
  (rules, situation) =>
    where(situation) ? play : basicPlay(rules, situation);

const neverBust = changed(({ hand }) => !hand.soft && hand.total >= 12, 'stand');

const hit12Against4 = changed(({ hand, up }) => !hand.soft && hand.total === 12 && up === 4, 'hit');

/** The exact return of every table by basic strategy, and of two that differ from it. */
export const blackjackCounts: Counts = {
  ...Object.fromEntries(
    Object.entries(blackjackTables).map(([table, rules]) => [table, () => blackjackReturn(rules)]),
  ),
  'classic, never bust': () => blackjackReturn(blackjackTables.classic, neverBust),
  'classic, hit 12 against 4': () => blackjackReturn(blackjackTables.classic, hit12Against4),
};
