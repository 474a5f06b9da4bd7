import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import { diceDrawKind } from '../../dice-draw/server/dice-draw.kind.ts';
import { diceKind } from '../../dice/server/dice.kind.ts';
import type { GameKind } from '../../shared/server/game-kind.ts';
import { houseWheelKind } from '../../house-wheel/server/house-wheel.kind.ts';
import { kenoKind } from '../../keno/server/keno.kind.ts';
import { limboKind } from '../../limbo/server/limbo.kind.ts';
import { numbersKind } from '../../numbers/server/numbers.kind.ts';
import { pickOneKind } from '../../pick-one/server/pick-one.kind.ts';
import { plinkoKind } from '../../plinko/server/plinko.kind.ts';

interface Played {
  kind: GameKind<never, never, never>;
  variant: string;
  choice: unknown;
  /** What the round has to pay of a stake of 1,000, counted from what its player sees. */
  due: (view: never) => number;
}

const played = <Choice, State>(
  kind: GameKind<Choice, null, State>,
  variant: string,
  choice: NoInfer<Choice>,
  due: (view: never) => number,
): Played => ({ kind, variant, choice, due }) as unknown as Played;

const games: readonly Played[] = [
  played(diceKind, 'golden', { side: 'over', mark: 5999 }, ({ roll }: { roll: number }) =>
    roll > 5999 ? Math.floor((1000 * 9850) / 4000) : 0,
  ),
  played(limboKind, 'classic', { target: 250 }, ({ endedAt }: { endedAt: number }) =>
    endedAt >= 250 ? 2500 : 0,
  ),
  played(plinkoKind, 'prism', { rows: 8, risk: 'low' }, ({ pays }: { pays: number }) => pays * 10),
  played(houseWheelKind, 'royal', { risk: 'calm' }, ({ pays }: { pays: number }) => pays * 10),
  played(
    pickOneKind,
    'egg',
    { level: 'calm', place: 3 },
    ({ prizes }: { prizes: number[] }) => prizes[3] as number,
  ),
  played(kenoKind, 'forty', { picks: [1, 2, 3] }, ({ came }: { came: number[] }) => {
    const hits = [1, 2, 3].filter((pick) => came.includes(pick)).length;
    return [0, 0, 3250, 44_900][hits] as number;
  }),
  played(numbersKind, 'classic', { bet: 'last', digits: [4] }, ({ came }: { came: number[] }) =>
    came[2] === 4 ? 9700 : 0,
  ),
  played(
    diceDrawKind,
    'classic',
    { bet: 'single', number: 6 },
    ({ dice }: { dice: number[] }) => dice.filter((face) => face === 6).length * 1940,
  ),
];

test('what a round pays is what its player can count from what is shown', () => {
  for (const { kind, variant, choice, due } of games) {
    const model: GameModel = { kind: kind.kind, variant, rtp: 0, volatility: 1, shared: false };
    const draw = fastDraw(21);
    const payouts = Array.from({ length: 400 }, () => {
      const step = kind.start(model, choice as never, 1000, draw);
      if ('impossible' in step) throw new Error(`${kind.kind}: ${step.impossible}`);
      const state = JSON.parse(JSON.stringify(step.state)) as never;
      expect(step.stakeMinor).toBe(1000);
      expect(step.payoutMinor).toBe(due(kind.show(model, state, true) as never));
      expect(kind.summary(model, state).length).toBeGreaterThan(3);
      return step.payoutMinor ?? 0;
    });

    expect(new Set(payouts).size, kind.kind).toBeGreaterThan(1);
  }
});

test('a choice that the rules do not know is refused, by the shape or by the rules', () => {
  expect(diceKind.choice.safeParse({ side: 'over', mark: 10_000 }).success).toBe(false);
  expect(limboKind.choice.safeParse({ target: 100 }).success).toBe(false);
  expect(plinkoKind.choice.safeParse({ rows: 9, risk: 'low' }).success).toBe(false);

  const model = { kind: '', variant: 'classic', rtp: 0, volatility: 1, shared: false };
  const draw = fastDraw(1);
  expect(diceKind.start(model, { side: 'over', mark: 9990 }, 100, draw)).toEqual({
    impossible: 'markOutOfRange',
  });
  expect(kenoKind.start({ ...model, variant: 'forty' }, { picks: [3, 3] }, 100, draw)).toEqual({
    impossible: 'picksWrong',
  });
  expect(
    pickOneKind.start({ ...model, variant: 'goal' }, { level: 'calm', place: 6 }, 100, draw),
  ).toEqual({ impossible: 'noSuchPlace' });
  expect(diceDrawKind.start(model, { bet: 'total', number: null }, 100, draw)).toEqual({
    impossible: 'picksWrong',
  });
});
