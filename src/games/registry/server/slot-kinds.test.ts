import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { fairDraw } from '#domain/fair/fair-draw.ts';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { bingoModelOf } from '../../bingo/rules/bingo-models.ts';
import { randomBingoCard } from '../../bingo/rules/bingo-rules.ts';
import type { GameModel, GameName } from '../../shared/rules/game-model.ts';
import { scratchModelOf } from '../../scratch/rules/scratch-models.ts';
import { JACKPOT_STAKES_MINOR } from '../../slot/rules/slot-jackpot.ts';
import { slotModelOf } from '../../slot/rules/tables/slot-models.ts';
import type { SlotView } from '../../slot/rules/slot-view.ts';
import { catalogue } from '#catalogue/catalogue.ts';
import { bingoKind } from '../../bingo/server/bingo.kind.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { scratchKind } from '../../scratch/server/scratch.kind.ts';
import { slotKind } from '../../slot/server/slot.kind.ts';

const gameOf = (
  modelOf: (name: GameName) => GameModel | null,
  wanted: (model: GameModel) => boolean = () => true,
): GameModel => {
  const found = catalogue.map((game) => modelOf(game)).find((model) => model && wanted(model));
  if (!found) throw new Error('The catalogue has no such game');
  return found;
};

const drawOf = (nonce: number) =>
  fairDraw({ serverSeed: 'ab'.repeat(32), clientSeed: 'player', nonce }, (key, message) =>
    createHmac('sha256', key).update(message).digest(),
  );

const card = randomBingoCard(fastDraw(3));

const kinds: readonly (readonly [string, GameKind, GameModel, unknown])[] = [
  ['slot', slotKind as GameKind, gameOf(slotModelOf, ({ variant }) => variant === 'tides'), {}],
  ['scratch', scratchKind as GameKind, gameOf(scratchModelOf), {}],
  ['bingo', bingoKind as GameKind, gameOf(bingoModelOf), { card }],
];

test.each(kinds)(
  '%s: a round is over as it begins, and survives JSON',
  (_, kind, model, choice) => {
    for (let nonce = 0; nonce < 40; nonce += 1) {
      const step = kind.start(model, kind.choice.parse(choice), 250, drawOf(nonce));
      if ('impossible' in step) throw new Error(step.impossible);

      expect(step.stakeMinor).toBe(250);
      expect(Number.isInteger(step.payoutMinor)).toBe(true);
      const kept: unknown = JSON.parse(JSON.stringify(step.state));
      expect(kind.show(model, kept, true)).toEqual(kind.show(model, step.state, true));
      expect(kind.summary(model, kept)).not.toBe('');
      // The same seeds give the same round: whoever counts again comes to the same.
      expect(kind.start(model, kind.choice.parse(choice), 250, drawOf(nonce))).toEqual(step);
    }
  },
);

test('what a slot shows is what it pays', () => {
  const model = gameOf(slotModelOf, ({ variant }) => variant === 'lanterns');
  let paid = 0;
  for (let nonce = 0; nonce < 300; nonce += 1) {
    const step = slotKind.start(model, {}, 100, drawOf(nonce));
    if ('impossible' in step) throw new Error(step.impossible);
    const view = slotKind.show(model, step.state, true) as SlotView;

    expect(step.payoutMinor).toBe(Math.floor((100 * view.paidCoins) / view.coins));
    paid += step.payoutMinor ?? 0;
  }

  expect(paid).toBeGreaterThan(0);
});

test('only a game of the jackpot can win the pool, and then says so', () => {
  const jackpot = gameOf(slotModelOf, ({ variant }) => variant === 'vault');
  const plain = gameOf(slotModelOf, ({ variant }) => variant === 'bells');

  const won = slotKind.start(jackpot, {}, 100, () => 0);
  const notWon = slotKind.start(jackpot, {}, 100, drawOf(1));

  expect(won).toMatchObject({ jackpot: true, state: { isJackpot: true } });
  expect(notWon).not.toHaveProperty('jackpot');
  expect(slotKind.start(plain, {}, 100, () => 0)).not.toHaveProperty('jackpot');
});

test('a round that wins the pool pays its stake back at least', () => {
  const model = gameOf(slotModelOf, ({ variant }) => variant === 'vault');
  const payouts = Array.from({ length: 100 }, (_, nonce) => {
    const draw = drawOf(nonce);
    const pool = [50_000, JACKPOT_STAKES_MINOR / 50_000];
    const step = slotKind.start(model, {}, 100, (below) =>
      pool.includes(below) ? 0 : draw(below),
    );
    if ('impossible' in step) throw new Error(step.impossible);
    expect(step.jackpot).toBe(true);
    return step.payoutMinor ?? 0;
  });

  expect(Math.min(...payouts)).toBe(100);
  expect(Math.max(...payouts)).toBeGreaterThan(100);
});

test('a card that cannot be played is refused, and a choice that says more than it may', () => {
  const model = gameOf(bingoModelOf);

  expect(bingoKind.start(model, { card: [...card.slice(0, 24), 1] }, 100, drawOf(1))).toEqual({
    impossible: 'cardNotPlayable',
  });
  expect(bingoKind.choice.safeParse({ card: card.slice(1) }).success).toBe(false);
  expect(slotKind.choice.safeParse({ stops: [1, 2, 3] }).success).toBe(false);
});
