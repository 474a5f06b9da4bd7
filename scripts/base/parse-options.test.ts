import { expect, test } from 'vitest';
import { parseOptions, type Script, type ScriptOptions, usageOf } from './parse-options.ts';

const script = {
  command: 'npm run bench:something',
  does: 'Measures something.',
  options: {
    size: { kind: 'number', usual: 10, least: 3, most: 99, says: 'How large.' },
    idle: { kind: 'number', says: 'How long.' },
    share: { kind: 'number', usual: 0.5, least: 0, isBroken: true, says: 'Which part.' },
    sizes: { kind: 'numbers', usual: [1, 2], says: 'Of each.' },
    way: { kind: 'text', usual: 'long', oneOf: ['long', 'short'], says: 'Which way.' },
    brand: { kind: 'text', says: 'One brand.' },
    only: { kind: 'texts', oneOf: ['one', 'two'], says: 'One alone.' },
    json: { kind: 'flag', says: 'As JSON.' },
  },
} as const satisfies Script<ScriptOptions>;

const read = (...args: string[]) => parseOptions(script, args);

test('what is not said is as usual', () => {
  expect(read()).toEqual({
    values: {
      size: 10,
      idle: undefined,
      share: 0.5,
      sizes: [1, 2],
      way: 'long',
      brand: undefined,
      only: [],
      json: false,
    },
  });
});

test('what is said is read by its kind', () => {
  const said = [
    '--size=3',
    '--share',
    '.25',
    '--sizes',
    '10,200',
    '--only',
    'one',
    '--only',
    'two',
  ];

  expect(read(...said, '--brand', 'shwe', '--json')).toMatchObject({
    values: {
      size: 3,
      share: 0.25,
      sizes: [10, 200],
      only: ['one', 'two'],
      brand: 'shwe',
      json: true,
    },
  });
});

test.each([
  [['--sizze', '5'], "Unknown option '--sizze'"],
  [['5'], /^Unexpected argument '5'/],
  [['--size'], /^Option '--size <value>' argument missing/],
  [['--size', 'many'], '--size takes a whole number from 3 to 99; “many” is none'],
  [['--size', '4.5'], '--size takes a whole number from 3 to 99; “4.5” is none'],
  [['--size', '2'], '--size takes a whole number from 3 to 99; “2” is none'],
  [['--idle', ''], '--idle takes a whole number from 1; “” is none'],
  [['--share=-1'], '--share takes a number from 0; “-1” is none'],
  [['--sizes', '1,'], '--sizes takes whole numbers from 1 with commas between them; “1,” is none'],
  [['--way', 'round'], '--way takes one of long, short; “round” is none'],
  [['--only', 'one', '--only', 'three'], '--only takes one of one, two; “three” is none'],
] as const)('%j is refused in words', (args, fault) => {
  const found = read(...args);

  expect(found).toEqual({
    fault: typeof fault === 'string' ? fault : expect.stringMatching(fault),
  });
});

test('help is wished for, whatever else is said, and names every option', () => {
  expect(read('--json', '--help')).toEqual({ help: true });
  expect(read('-h')).toEqual({ help: true });
  const usage = usageOf(script);
  for (const name of Object.keys(script.options)) expect(usage).toContain(`--${name}`);
  expect(usage).toContain('--size N      How large. Usually 10.');
  expect(usage).toContain('--help');
});
