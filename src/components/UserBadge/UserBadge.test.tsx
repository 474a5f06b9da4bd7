import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UserBadge } from './UserBadge.tsx';

test('a name keeps its own direction in a page that runs the other way', () => {
  expect(renderToString(<UserBadge name="maung77" />)).toMatch(/<bdi[^>]*>maung77<\/bdi>/u);
});

test('the line below is there only if there is something to say', () => {
  const without = renderToString(<UserBadge name="ana" />);
  const withLine = renderToString(<UserBadge name="ana" detail="Trial account" />);

  expect(withLine).toContain('Trial account');
  expect(withLine.match(/<span/gu)?.length).toBe((without.match(/<span/gu)?.length ?? 0) + 1);
});
