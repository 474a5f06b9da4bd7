import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { cardOf, type Rank } from '../../shared/rules/cards/card.ts';
import { blackjackTables } from './blackjack-rules.ts';
import { type BlackjackState, dealBlackjack, lookedForBlackjack } from './blackjack-round.ts';
import { actsNow, type BlackjackAct, playBlackjack } from './play-blackjack.ts';
import { blackjackPayoutMinor } from './settle-blackjack.ts';
import { blackjackView } from './blackjack-view.ts';

const { classic, royal, copper } = blackjackTables;

/** A round with known cards: the player's two, the dealer's two, then what is drawn. */
const dealt = (own: Rank[], dealer: Rank[], next: Rank[] = []): BlackjackState => {
  const cards = (ranks: Rank[]) => ranks.map((rank) => cardOf(rank, 'clubs'));
  const hand = { cards: cards(own), stakeMinor: 101, fromSplit: false };
  return {
    shoe: [0, 0, 0, 0, ...cards(next)],
    dealt: 4,
    hands: [{ ...hand, done: false, surrendered: false }],
    dealer: cards(dealer),
    insuranceMinor: 0,
    phase: dealer[0] === 'A' ? 'insurance' : 'play',
  };
};

const playAll = (
  state: BlackjackState,
  acts: BlackjackAct[],
  rules: typeof classic | typeof royal | typeof copper = classic,
) => {
  let addedMinor = 0;
  let now = state;
  for (const act of acts) {
    const played = playBlackjack(rules, now, act);
    if ('impossible' in played) throw new Error(played.impossible);
    now = played.state;
    addedMinor += played.stakeMinor;
  }
  return { state: now, addedMinor, payoutMinor: blackjackPayoutMinor(now) };
};

test('a blackjack pays 3 to 2, rounded down, and ends the round at once', () => {
  const ended = lookedForBlackjack(classic, dealt(['A', 'K'], ['9', '8']));

  expect(ended.phase).toBe('over');
  expect(blackjackPayoutMinor(ended)).toBe(252);
});

test('two blackjacks stand off', () => {
  expect(blackjackPayoutMinor(lookedForBlackjack(classic, dealt(['A', 'K'], ['10', 'A'])))).toBe(
    101,
  );
});

test('a dealer’s blackjack behind a ten takes the stake before anyone acts', () => {
  const ended = lookedForBlackjack(classic, dealt(['8', '8'], ['10', 'A']));

  expect(ended.phase).toBe('over');
  expect(blackjackPayoutMinor(ended)).toBe(0);
});

test('an insurance costs half the stake and pays twice its cost on a blackjack', () => {
  expect(playAll(dealt(['9', '8'], ['A', 'K']), ['insure'])).toMatchObject({
    addedMinor: 50,
    payoutMinor: 150,
  });
  expect(playAll(dealt(['9', '8'], ['A', 'K']), ['decline'])).toMatchObject({ payoutMinor: 0 });
  const lost = playAll(dealt(['10', '9'], ['A', '7']), ['insure', 'stand']);
  expect(lost).toMatchObject({ addedMinor: 50, payoutMinor: 202 });
});

test('a double takes one card and stakes as much again', () => {
  const played = playAll(dealt(['6', '5'], ['6', '10'], ['10', '10']), ['double']);

  expect(played).toMatchObject({ addedMinor: 101, payoutMinor: 404 });
  expect(played.state.hands[0]?.cards).toHaveLength(3);
});

test('split hands are played one after the other, each with its own stake', () => {
  const start = dealt(['8', '8'], ['6', '10'], ['3', '10', '10', '10']);
  const split = playAll(start, ['split']);
  expect(split.addedMinor).toBe(101);
  expect(actsNow(classic, split.state)).toContain('double');
  expect(actsNow(classic, split.state)).not.toContain('split');

  const done = playAll(start, ['split', 'double', 'stand']);

  expect(done).toMatchObject({ addedMinor: 202, payoutMinor: 606 });
});

test('split aces get one card each, and a ten on them is no blackjack', () => {
  const played = playAll(dealt(['A', 'A'], ['6', '10'], ['K', '5', '5']), ['split']);

  expect(played.state.phase).toBe('over');
  // ace and ten meet the dealer's 21 of three cards: a blackjack would have won
  expect(played.payoutMinor).toBe(101);
  expect(played.state.dealer).toHaveLength(3);
});

test('surrender gives half back, only where the table allows it', () => {
  expect(playAll(dealt(['10', '6'], ['10', '9']), ['surrender'], royal).payoutMinor).toBe(50);
  expect(playBlackjack(classic, dealt(['10', '6'], ['10', '9']), 'surrender')).toEqual({
    impossible: 'not_allowed',
  });
  expect(actsNow(copper, dealt(['4', '4'], ['6', '9']))).not.toContain('double');
});

test('the hidden card and the shoe are not shown before the end', () => {
  const state = dealt(['10', '6'], ['9', 'K'], ['2']);

  expect(JSON.stringify(blackjackView(classic, state))).not.toContain(`${cardOf('K', 'clubs')}`);
  const over = playAll(state, ['stand']).state;
  expect(blackjackView(classic, over).dealer.cards).toContain(cardOf('K', 'clubs'));
});

test('whatever is played, a round ends, pays what its hands say and never runs out of cards', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.nat(6), { minLength: 40, maxLength: 40 }),
      (seed, picks) => {
        let state = dealBlackjack(royal, 100, fastDraw(seed));
        let staked = 100;
        for (const pick of picks) {
          const acts = actsNow(royal, state);
          const act = acts[pick % Math.max(1, acts.length)];
          if (!act) break;
          const played = playAll(state, [act], royal);
          ({ state } = played);
          staked += played.addedMinor;
        }
        const { state: over, payoutMinor } = playAll(state, ['finish'], royal);

        expect(over.phase).toBe('over');
        expect(payoutMinor).toBeLessThanOrEqual(staked * 2.5);
        expect([...over.dealer, ...over.hands.flatMap(({ cards }) => cards)]).not.toContain(
          undefined,
        );
      },
    ),
    { numRuns: 400 },
  );
});
