import { expect, test } from 'vitest';
import { compilePlay } from './compile.ts';

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
