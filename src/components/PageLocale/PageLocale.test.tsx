import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLocale } from './PageLocale.tsx';

test('the server writes what is inside, without asking for a browser', () => {
  expect(renderToString(<PageLocale>inside</PageLocale>)).toBe('inside');
});
