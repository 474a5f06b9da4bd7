import { expect, test } from 'vitest';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import type { GameModel } from '../../shared/rules/game-model.ts';
import type { CoinView } from '../../coin-flip/rules/coin-flip-rules.ts';
import type { HiloView } from '../../hilo/rules/hilo-rules.ts';
import type { MinesView } from '../../mines/rules/mines-rules.ts';
import type { TowerView } from '../../tower/rules/tower-rules.ts';
import { coinFlipKind } from '../../coin-flip/server/coin-flip.kind.ts';
import type { GameKind, Impossible, Step } from '../../shared/server/game-kind.ts';
import { hiloKind } from '../../hilo/server/hilo.kind.ts';
import { minesKind } from '../../mines/server/mines.kind.ts';
import { towerKind } from '../../tower/server/tower.kind.ts';

const modelOf = (kind: string, variant: string): GameModel => ({
  kind,
  variant,
  rtp: 99,
  volatility: 3,
  shared: false,
});

/** A step that the rules allow; one that they do not fails the test. */
const allowed = <State>(step: Step<State> | Impossible): Step<State> => {
  if ('impossible' in step) throw new Error(step.impossible);
  return step;
};

/** State as it comes back from a database. */
const stored = <State>(state: State): State => JSON.parse(JSON.stringify(state)) as State;

const begin = <Choice, Move, State>(
  kind: GameKind<Choice, Move, State>,
  model: GameModel,
  choice: NoInfer<Choice>,
  seed: number,
): State => stored(allowed(kind.start(model, choice, 1000, fastDraw(seed))).state);

test('mines: safe tiles climb, taking pays what was shown, a mine pays nothing', () => {
  const model = modelOf('mines', 'crystal');
  const state = begin(minesKind, model, { mines: 5 }, 1);
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
    (tile) => !state.laid.includes(tile),
  );

  const opened = allowed(minesKind.next(model, state, { act: 'open', tile: safe[0] as number }));
  const taken = allowed(minesKind.next(model, stored(opened.state), { act: 'take' }));
  const met = allowed(
    minesKind.next(model, opened.state, { act: 'open', tile: state.laid[0] as number }),
  );

  expect(opened.payoutMinor).toBeNull();
  expect(taken.payoutMinor).toBe(1237);
  expect(met.payoutMinor).toBe(0);
  expect(minesKind.next(model, opened.state, { act: 'open', tile: safe[0] as number })).toEqual({
    impossible: 'alreadyOpen',
  });
  expect((minesKind.show(model, met.state, true) as MinesView).lost).toBe(true);
  expect(minesKind.summary(model, met.state)).toBe('5 of 25 mined, 1 safe, then a mine');
});

test('mines: while the round goes on its player cannot see the mines', () => {
  const model = modelOf('mines', 'crystal');
  const state = begin(minesKind, model, { mines: 3 }, 4);

  expect((minesKind.show(model, state, false) as MinesView).laid).toBeNull();
  expect((minesKind.show(model, state, true) as MinesView).laid).toEqual(state.laid);
});

test('mines: the last safe tile ends the round and pays', () => {
  const model = modelOf('mines', 'crystal');
  const state = begin(minesKind, model, { mines: 24 }, 2);
  const safe = Array.from({ length: 25 }, (_, tile) => tile).find(
    (tile) => !state.laid.includes(tile),
  ) as number;

  expect(allowed(minesKind.next(model, state, { act: 'open', tile: safe })).payoutMinor).toBe(
    24_750,
  );
});

test('tower: floors above are hidden, the top pays by itself', () => {
  const model = modelOf('tower', 'dragon');
  let state = begin(towerKind, model, { path: 'wild' }, 7);
  let paid: number | null = null;
  for (let floor = 0; floor < 5; floor += 1) {
    expect((towerKind.show(model, state, false) as TowerView).loose).toHaveLength(floor);
    const holds = [0, 1, 2, 3].find((tile) => !state.loose[floor]?.includes(tile)) as number;
    const step = allowed(towerKind.next(model, state, { act: 'step', tile: holds }));
    state = stored(step.state);
    paid = step.payoutMinor;
  }

  // 0.99 × 4⁵
  expect(paid).toBe(1_013_760);
});

test('tower: a tile that is not there cannot be stepped on, a loose one ends the round', () => {
  const model = modelOf('tower', 'dragon');
  const state = begin(towerKind, model, { path: 'steep' }, 3);

  expect(towerKind.next(model, state, { act: 'step', tile: 2 })).toEqual({
    impossible: 'noSuchTile',
  });
  const fallen = allowed(
    towerKind.next(model, state, { act: 'step', tile: state.loose[0]?.[0] as number }),
  );
  expect(fallen.payoutMinor).toBe(0);
  expect((towerKind.show(model, fallen.state, true) as TowerView).lost).toBe(true);
});

test('hi-lo: a right call pays what was shown before it, the next card stays hidden', () => {
  const model = modelOf('hilo', 'velvet');
  let checked = 0;
  for (let seed = 1; seed < 60; seed += 1) {
    const state = begin(hiloKind, model, {}, seed);
    const before = hiloKind.show(model, state, false) as HiloView;
    const called = allowed(hiloKind.next(model, state, { act: 'call', call: 'higher' }));
    const view = hiloKind.show(model, called.state, called.payoutMinor !== null) as HiloView;

    expect(before.cards).toHaveLength(1);
    expect(view.cards).toHaveLength(2);
    if (view.lost) expect(called.payoutMinor).toBe(0);
    else {
      expect(view.worth).toBe(before.higherWorth);
      checked += 1;
    }
  }

  expect(checked).toBeGreaterThan(10);
});

test('hi-lo: passing costs nothing, and who has passed all cards gets the stake back', () => {
  const model = modelOf('hilo', 'velvet');
  let step = allowed(hiloKind.start(model, {}, 1000, fastDraw(2)));
  let passes = 0;
  while (step.payoutMinor === null) {
    step = allowed(hiloKind.next(model, stored(step.state), { act: 'call', call: 'pass' }));
    passes += 1;
  }

  expect(step.payoutMinor).toBe(1000);
  expect(passes).toBe(39);
});

test('coins: a streak doubles, a wrong call ends it, ten are paid by themselves', () => {
  const model = modelOf('coin-flip', 'golden');
  const state = begin(coinFlipKind, model, { side: 'heads' }, 1);
  const always = { ...state, flips: Array.from({ length: 10 }, () => 'heads' as const) };
  let step: Step<typeof always> = {
    state: { ...always, calls: ['heads'] },
    stakeMinor: 0,
    payoutMinor: null,
  };
  const taken = allowed(coinFlipKind.next(model, step.state, { act: 'take' }));
  const wrong = allowed(coinFlipKind.next(model, step.state, { act: 'call', side: 'tails' }));
  while (step.payoutMinor === null)
    step = allowed(
      coinFlipKind.next(model, step.state, { act: 'call', side: 'heads' }),
    ) as typeof step;

  expect(taken.payoutMinor).toBe(1980);
  expect(wrong.payoutMinor).toBe(0);
  expect(step.payoutMinor).toBe(1_013_760);
  expect((coinFlipKind.show(model, wrong.state, true) as CoinView).lost).toBe(true);
});

test('a round that its player left is paid what it is worth, before the first step the stake', () => {
  const mines = modelOf('mines', 'crystal');
  const fresh = begin(minesKind, mines, { mines: 3 }, 9);
  const left = minesKind.next(mines, fresh, minesKind.leave(mines, fresh));

  expect(allowed(left).payoutMinor).toBe(1000);
});
