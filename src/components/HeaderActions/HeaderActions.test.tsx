import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeaderActions } from './HeaderActions.tsx';

test('preferences stand before who is here', () => {
  const html = renderToString(<HeaderActions preferences={<i>pick</i>}>me</HeaderActions>);

  expect(html.indexOf('pick')).toBeLessThan(html.indexOf('me<'));
});

test('without preferences nothing takes their place', () => {
  expect(renderToString(<HeaderActions>me</HeaderActions>).match(/<div/g)).toHaveLength(1);
});
