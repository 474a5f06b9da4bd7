import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameGrid, type GameGridProps } from './GameGrid.tsx';

const draw = (props: Partial<GameGridProps<string>> = {}): string =>
  renderToString(
    <GameGrid
      label="Slots"
      games={Array.from({ length: 200 }, (_game, index) => `g${index}`)}
      keyOf={(game) => game}
      renderTile={(game) => <b>{game}</b>}
      status="ready"
      empty={<p>Nothing here</p>}
      error={<p>Not to be had</p>}
      {...props}
    />,
  );

const places = (html: string): number => html.match(/<li[^>]*aria-posinset/gu)?.length ?? 0;

test('the server draws the first games of a long list, and tells how many there are', () => {
  const html = draw({ firstTiles: 24, total: 312 });

  expect(places(html)).toBe(24);
  expect(html).toContain('aria-setsize="312"');
  expect(html).toContain('aria-posinset="24"');
});

test('a short list is drawn whole', () => {
  expect(places(draw({ games: ['a', 'b', 'c'] }))).toBe(3);
});

test('nothing, nothing yet and nothing to be had are three things', () => {
  expect(draw({ games: [] })).toBe('<p>Nothing here</p>');
  expect(draw({ games: [], status: 'failed' })).toBe('<p>Not to be had</p>');
  expect(draw({ games: [], status: 'loading', skeletons: 7 }).match(/<li/gu)).toHaveLength(7);
});

test('what is here stays while more is on its way or has failed', () => {
  const more = { label: 'More', onMore: () => {} };

  expect(places(draw({ games: ['a'], status: 'failed', more }))).toBe(1);
  const loading = draw({ games: ['a'], skeletons: 3, more: { ...more, loading: true } });
  expect(loading.match(/<li/gu)).toHaveLength(4);
  expect(loading).toContain('aria-busy="true"');
});
