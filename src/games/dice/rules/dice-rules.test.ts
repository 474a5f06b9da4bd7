import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { RETURN_STEPS, ratioPaidMinor } from '../../shared/rules/ratio.ts';
import { returnNamed } from '../../shared/rules/return-named.ts';
import { diceModelOf, diceReturns } from './dice-models.ts';
import {
  DICE_ROLLS,
  type DiceBet,
  diceMarkFor,
  diceMultiplier,
  diceWinningRolls,
  isDiceBet,
  isDiceWon,
  rollDice,
} from './dice-rules.ts';

const sides = ['over', 'under'] as const;
const allBets = sides.flatMap((side) =>
  Array.from({ length: DICE_ROLLS }, (_, mark): DiceBet => ({ side, mark })),
);

test('as many rolls win as the price is made for', () => {
  for (const bet of allBets.filter(({ mark }) => mark % 97 === 0)) {
    const won = Array.from({ length: DICE_ROLLS }, (_, roll) => isDiceWon(bet, roll));

    expect(won.filter(Boolean)).toHaveLength(diceWinningRolls(bet));
  }
});

test('every mark that is taken returns exactly what the dice states', () => {
  for (const steps of Object.values(diceReturns)) {
    for (const bet of allBets.filter(isDiceBet)) {
      const { over, under } = diceMultiplier(bet, steps);

      // chance × multiplier = return, without a remainder
      expect(BigInt(diceWinningRolls(bet)) * over * BigInt(RETURN_STEPS)).toBe(
        BigInt(steps) * under * BigInt(DICE_ROLLS),
      );
    }
  }
});

test('a bet that wins too seldom, too often or never is not taken', () => {
  expect(isDiceBet({ side: 'under', mark: 100 })).toBe(true);
  expect(isDiceBet({ side: 'under', mark: 99 })).toBe(false);
  expect(isDiceBet({ side: 'under', mark: 9501 })).toBe(false);
  expect(isDiceBet({ side: 'over', mark: 9999 })).toBe(false);
  expect(isDiceBet({ side: 'over', mark: 499 })).toBe(true);
  expect(isDiceBet({ side: 'over', mark: 498 })).toBe(false);
  expect(isDiceBet({ side: 'over', mark: 50.5 })).toBe(false);
});

test('the mark itself wins on neither side', () => {
  expect(isDiceWon({ side: 'over', mark: 5000 }, 5000)).toBe(false);
  expect(isDiceWon({ side: 'under', mark: 5000 }, 5000)).toBe(false);
});

test('a stake is paid to the minor unit, rounded down', () => {
  expect(
    ratioPaidMinor(
      1000,
      diceMultiplier({ side: 'under', mark: 4950 }, returnNamed(diceReturns, 'classic')),
    ),
  ).toBe(2000);
  expect(
    ratioPaidMinor(
      100,
      diceMultiplier({ side: 'under', mark: 7000 }, returnNamed(diceReturns, 'golden')),
    ),
  ).toBe(140);
});

test('a wish for a chance becomes a mark that is taken, on both sides', () => {
  for (const side of sides) {
    for (const wished of [-5, 0, 100, 4950, 9500, 20_000]) {
      expect(isDiceBet({ side, mark: diceMarkFor(side, wished) })).toBe(true);
    }
    expect(diceWinningRolls({ side, mark: diceMarkFor(side, 4950) })).toBe(4950);
  }
});

test('a roll stays in its range and reaches both ends', () => {
  const draw = fastDraw(5);
  const rolls = Array.from({ length: 200_000 }, () => rollDice(draw));

  expect(rolls.every((roll) => Number.isInteger(roll) && roll >= 0 && roll < DICE_ROLLS)).toBe(
    true,
  );
  expect(new Set(rolls).size).toBe(DICE_ROLLS);
});

test('only the dice of the house are played by these rules', () => {
  const dice = { gameType: 'INHOUSE', gameClassify: 'DI', gameCode: 'coachhouse-golden-dice' };

  expect(diceModelOf(dice)).toMatchObject({ kind: 'dice', variant: 'golden', rtp: 98.5 });
  expect(diceModelOf({ ...dice, gameCode: 'coachhouse-crystal-dice' })?.rtp).toBe(99);
  expect(diceModelOf({ ...dice, gameCode: 'coachhouse-golden-hi-lo' })).toBeNull();
  expect(diceModelOf({ ...dice, gameType: 'ELOTT', gameClassify: 'EL' })).toBeNull();
  expect(() => returnNamed(diceReturns, 'wooden')).toThrow(RangeError);
});
