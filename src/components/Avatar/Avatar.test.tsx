import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('it is decoration: the name beside it is what counts', () => {
  expect(renderToString(<Avatar name="Ana Lin" />)).toMatch(/^<span aria-hidden="true"/u);
});

test('initials stand there until a picture comes', () => {
  expect(renderToString(<Avatar name="Ana Lin" src="/a.png" />)).toContain('AL');
});
