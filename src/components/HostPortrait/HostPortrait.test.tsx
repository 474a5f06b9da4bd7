import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostLooks, lookOf } from './host-looks.ts';
import { HostPortrait } from './HostPortrait.tsx';

test('twelve hosts, no two alike', () => {
  const drawn = hostLooks.map((_look, look) => renderToString(<HostPortrait look={look} />));

  expect(new Set(drawn).size).toBe(12);
});

test('every number has a portrait', () => {
  expect(lookOf(12)).toBe(lookOf(0));
  expect(lookOf(-1)).toBe(lookOf(1));
});

test('a portrait is read where no name stands beside it', () => {
  expect(renderToString(<HostPortrait look={3} label="Portrait of Tavi" />)).toContain(
    'aria-label="Portrait of Tavi"',
  );
  expect(renderToString(<HostPortrait look={3} />)).toContain('aria-hidden="true"');
});
