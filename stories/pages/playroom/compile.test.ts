import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compilePlay } from './compile.ts';
import { LOOP_GUARD } from './guard-loops.ts';

const fault = (code: string) => {
  const made = compilePlay(code);
  return 'fault' in made ? made.fault : undefined;
};

test('a tag that is not closed is told with its line and column', () => {
  expect(fault('<Stack>\n  <Button>Deposit</Buton>\n</Stack>\n')).toMatchObject({
    message: 'Expected corresponding JSX closing tag for <Button>.',
    line: 2,
    column: 18,
  });
  expect(fault('<Button>{(}</Button>')).toMatchObject({ line: 1, column: 11 });
});

test('a place in what is run is told as the place in what was written', () => {
  const made = compilePlay('<Button>\n  {nobody.name}\n</Button>\n');
  if ('fault' in made) throw new Error(made.fault.message);
  const lines = made.body.split('\n');
  const line = lines.findIndex((each) => each.includes('nobody')) + 1;
  const column = (lines[line - 1] ?? '').indexOf('nobody') + 1;

  const place = made.placeOf({ message: '', line, column });

  expect(place).toMatchObject({ line: 2, column: 4 });
});

test('types and imports are understood, and a component of the own may hold state', () => {
  const made = compilePlay(`import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';

export const Counter = ({ from = 0 }: { from?: number }) => {
  const [count, setCount] = useState<number>(from);
  return <Button onPress={() => setCount(count + 1)}>{count}</Button>;
};
`);

  expect('body' in made && made.body).toContain("require('#components/Button/Button.tsx')");
});

/** Runs code, and stops it in the given turn of its loops, as the stage does after a while. */
const runUntil = (code: string, last: number): unknown => {
  const made = compilePlay(code);
  if ('fault' in made) throw new Error(made.fault.message);
  let turns = 0;
  const guard = (): void => {
    turns += 1;
    if (turns >= last) throw new Error('stopped');
  };
  const exported: { default?: () => unknown } = {};
  const script = `((exports, ${LOOP_GUARD}) => {${made.body}\n})(exported, guard)`;
  // Whoever guards no loop is stopped all the same.
  runInNewContext(script, { exported, guard, Error }, { timeout: 10_000 });
  return exported.default?.();
};

test.each([
  'while (true) {}',
  'while (true);',
  'for (;;) {}',
  'for (;;) at += 1;',
  'do { at += 1; } while (true)',
  'do at += 1; while (true)',
  'for (const one of (function* () { for (;;) yield 1; })()) at += one;',
  'for (const one in new Proxy({}, { ownKeys: () => { for (;;); } })) at += 1;',
  'out: for (;;) while (true) { if (at < 5) { at += 1; continue out; } }',
  'for (;;) { try { for (;;) {} } catch { at += 1; } }',
])('a loop without an end is stopped: %s', (loop) => {
  expect(() => runUntil(`let at = 0;\n${loop}`, 100)).toThrow('stopped');
});

test('loops that end do what they did, labels and all', () => {
  const code = `export default () => {
  const seen: number[] = [];
  out: for (let one = 0; one < 9; one += 1) for (const two of [0, 1, 2]) {
    if (two === 1) continue out;
    if (one === 3) break out;
    seen.push(one);
  }
  let left = 2; do left -= 1; while (left > 0)
  return [...seen, left];
};`;

  expect(runUntil(code, 100)).toEqual([0, 1, 2, 0]);
});

test('places behind and within a loop are told where they were written', () => {
  const code = 'for (const a of [1]) nobody.name;\nwhile (nobody) { nobody.call; }\n';
  const made = compilePlay(code);
  if ('fault' in made) throw new Error(made.fault.message);
  const lines = made.body.split('\n');
  const placesIn = (text: string): [number, number][] =>
    lines.flatMap((line, row) =>
      [...line.matchAll(new RegExp(text, 'g'))].map(({ index }): [number, number] => [
        row + 1,
        index + 1,
      ]),
    );

  const told = [...placesIn('nobody'), ...placesIn(LOOP_GUARD)].map(([line, column]) => {
    const place = made.placeOf({ message: '', line, column });
    return `${place.line}:${place.column}`;
  });

  expect(told).toEqual(['1:22', '2:8', '2:18', '1:22', '2:17']);
});
