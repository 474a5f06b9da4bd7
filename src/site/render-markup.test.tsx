import { Suspense, use } from 'react';
import { expect, test } from 'vitest';

import { renderMarkup } from './render-markup.ts';

const Late = ({ words }: { words: Promise<string> }) => <b>{use(words)}</b>;

const Broken = () => {
  throw new Error('This part does not come.');
};

test('what is at hand is written as it is', async () => {
  const html = await renderMarkup(
    <Suspense>
      <p title="a & b">at hand</p>
    </Suspense>,
  );

  expect(html).toBe('<!--$--><p title="a &amp; b">at hand</p><!--/$-->');
});

test('half a character is written as every file has it, either way', async () => {
  const half = 'a\uD83C';

  const atOnce = await renderMarkup(<b>{half}</b>);
  const inTime = await renderMarkup(
    <Suspense>
      <Late words={Promise.resolve(half)} />
    </Suspense>,
  );

  expect([atOnce, inTime]).toEqual(['<b>a\uFFFD</b>', '<!--$--><b>a\uFFFD</b><!--/$-->']);
});

test('what comes later is waited for', async () => {
  const words = Promise.resolve('later');

  const html = await renderMarkup(
    <Suspense fallback="not yet">
      <Late words={words} />
    </Suspense>,
  );

  expect(html).toBe('<!--$--><b>later</b><!--/$-->');
});

test('what throws is not shipped, also where a page would go on without it', async () => {
  const page = (
    <Suspense fallback="instead">
      <Broken />
    </Suspense>
  );

  await expect(renderMarkup(page)).rejects.toThrow('This part does not come.');
});
