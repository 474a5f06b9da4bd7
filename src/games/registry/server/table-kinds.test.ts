import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { BlackjackView } from '../../blackjack/rules/blackjack-view.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import { handGames } from '../../hands/rules/hand-games.ts';
import type { HandsView } from '../../hands/rules/hands-view.ts';
import { liveTables } from '../../live-table/rules/tables/live-tables.ts';
import type { LiveTableShow } from '../../live-table/rules/live-table-show.ts';
import type { VideoPokerView } from '../../video-poker/rules/video-poker-view.ts';
import type { Step } from '../../shared/server/game-kind.ts';
import { gameKindOf, sharedKindOf } from './kinds.ts';

const modelOf = (kind: string, variant: string, shared = false): GameModel => ({
  kind,
  variant,
  rtp: 97,
  volatility: null,
  shared,
});

const kindOf = (kind: string) => {
  const found = gameKindOf(kind);
  if (!found) throw new Error(`no kind ${kind}`);
  return found;
};

/** As the service keeps it between two acts. */
const kept = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State;

const stepOf = (step: Step<unknown> | { impossible: string }): Step<unknown> => {
  if ('impossible' in step) throw new Error(step.impossible);
  return step;
};

test('a round of blackjack goes through the kept state, and its payout ends it', () => {
  const kind = kindOf('blackjack');
  const model = modelOf('blackjack', 'classic');
  const draw = fastDraw(2);
  for (let round = 0; round < 200; round += 1) {
    let step = stepOf(kind.start(model, {}, 100, draw));
    while (step.payoutMinor === null) {
      const { acts } = kind.show(model, step.state, false) as BlackjackView;
      expect(acts.length).toBeGreaterThan(0);
      const act = acts.includes('decline') ? 'decline' : 'stand';
      step = stepOf(kind.next(model, kept(step.state), { act }));
    }
    const { hands, insurance } = kind.show(model, step.state, true) as BlackjackView;
    const paid = hands.reduce((sum, hand) => sum + (hand.payoutMinor ?? 0), 0);
    expect(step.payoutMinor).toBe(paid + (insurance.payoutMinor ?? 0));
  }
});

test('what a player left is finished in one act, without another stake', () => {
  for (const [kind, variant] of [
    ['blackjack', 'royal'],
    ['video-poker', 'golden'],
  ] as const) {
    const rules = kindOf(kind);
    const model = modelOf(kind, variant);
    const { state, payoutMinor } = stepOf(rules.start(model, {}, 100, fastDraw(4)));
    expect(payoutMinor).toBeNull();

    const left = stepOf(rules.next(model, kept(state), rules.leave(model, state)));

    expect(left.stakeMinor).toBe(0);
    expect(left.payoutMinor).toBeGreaterThanOrEqual(0);
  }
});

test('a player may not send how the house ends a round that was left', () => {
  const { move } = kindOf('blackjack');

  expect(move.safeParse({ act: 'stand' }).success).toBe(true);
  expect(move.safeParse({ act: 'finish' }).success).toBe(false);
});

test('held cards stay, the others are replaced in their places, once', () => {
  const kind = kindOf('video-poker');
  const model = modelOf('video-poker', 'royal');
  const { state } = stepOf(kind.start(model, {}, 100, fastDraw(9)));
  const before = (kind.show(model, state, false) as VideoPokerView).cards;
  const held = [true, false, true, false, false];

  const { state: drawn } = stepOf(kind.next(model, kept(state), { held }));

  const after = (kind.show(model, drawn, true) as VideoPokerView).cards;
  expect(after.map((card, at) => card === before[at])).toEqual(held);
  expect(kind.next(model, drawn, { held })).toEqual({ impossible: 'not_your_turn' });
  expect(JSON.stringify(kind.show(model, state, false))).not.toContain('deal');
});

test('bets on a roulette must come to the stake, each field once', () => {
  const kind = kindOf('roulette');
  const model = modelOf('roulette', 'single-zero');
  const start = (bets: { spot: string; stakeMinor: number }[], stakeMinor: number) =>
    kind.start(model, { bets }, stakeMinor, fastDraw(1));
  const red = { spot: 'red', stakeMinor: 60 };

  expect(start([red], 100)).toEqual({ impossible: 'choice_impossible' });
  expect(start([red, red], 120)).toEqual({ impossible: 'choice_impossible' });
  expect(start([{ spot: 'n99', stakeMinor: 100 }], 100)).toEqual({
    impossible: 'choice_impossible',
  });
  const both = stepOf(start([red, { spot: 'black', stakeMinor: 60 }], 120));
  expect([0, 120]).toContain(both.payoutMinor);
});

test.each(Object.keys(handGames))('%s: a hand pays 1.95, its stake or nothing', (variant) => {
  const kind = kindOf('hands');
  const model = modelOf('hands', variant);
  const draw = fastDraw(6);
  const paid = { won: 195, push: 100, lost: 0 };
  for (let round = 0; round < 300; round += 1) {
    const step = stepOf(kind.start(model, { seat: round % 3 }, 100, draw));
    const { hands, seat } = kind.show(model, step.state, true) as HandsView;
    expect(step.payoutMinor).toBe(paid[hands[seat]?.result ?? 'lost']);
  }
});

test.each(Object.keys(liveTables))(
  '%s: the bets that are shown as won are those that pay',
  (variant) => {
    const kind = sharedKindOf('live-table');
    if (!kind) throw new Error('no live table');
    const model = modelOf('live-table', variant, true);
    const draw = fastDraw(8);
    const { spots } = liveTables[variant as keyof typeof liveTables];
    for (let round = 0; round < 300; round += 1) {
      const outcome = kept(kind.draw(model, draw));
      const { winners } = kind.show(model, outcome, null) as LiveTableShow;
      const paying = spots.filter(({ id: spot }) => {
        const odds = kind.oddsOf?.(model, outcome, { spot }) ?? 0;
        return kind.payoutMinor(model, outcome, { bet: { spot }, stakeMinor: 100, odds }) > 100;
      });
      expect(winners).toEqual(paying.map(({ id }) => id));
      expect(kind.board(model, outcome)).toBeNull();
    }
    expect(kind.oddsOf?.(model, kept(kind.draw(model, draw)), { spot: 'nowhere' })).toBeNull();
  },
);
