import { expect, test } from 'vitest';

import { cardNumbers, drawsBalls } from './card-numbers.ts';

const said = (wave: string) => `${wave} wave`;

test('balls stand in the order of the draw, the special one of LHC last and in its color', () => {
  const result = [
    { tier: 'numbers', numbers: ['07', '15'] },
    { tier: 'special', numbers: ['49'] },
  ];

  expect(cardNumbers('LHC', result, said)).toEqual({
    shape: 'ball',
    balls: [
      { number: '07', tone: 'red', label: 'red wave' },
      { number: '15', tone: 'blue', label: 'blue wave' },
      { number: '49', tone: 'green', label: 'green wave' },
    ],
  });
});

test('cars are tiles, and prizes show the highest with its zeros', () => {
  expect(cardNumbers('PK10', [{ tier: 'numbers', numbers: ['10', '3'] }], said)).toEqual({
    shape: 'tile',
    balls: [{ number: '10' }, { number: '3' }],
  });
  expect(cardNumbers('VN', [{ tier: 'special', numbers: ['00481'] }], said)).toEqual({
    prize: '00481',
  });
  expect([drawsBalls('SEA'), drawsBalls('LF')]).toEqual([false, true]);
});
