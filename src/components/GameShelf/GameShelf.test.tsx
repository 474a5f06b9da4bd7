import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GameShelf } from './GameShelf.tsx';

const places = (html: string): number => html.match(/<li/gu)?.length ?? 0;

test('loading shows as many places as will come', () => {
  const html = renderToString(<GameShelf label="Hot" loading skeletons={13} />);

  expect(places(html)).toBe(13);
  expect(html).toContain('aria-busy="true"');
});

test('an empty shelf shows what to do instead', () => {
  expect(renderToString(<GameShelf label="Mine" empty={<p>Nothing yet</p>} />)).toBe(
    '<p>Nothing yet</p>',
  );
});

test('a few games are not set off by a large one', () => {
  const two = renderToString(
    <GameShelf label="Hot" featured>
      <b />
      <i />
    </GameShelf>,
  );

  expect(places(two)).toBe(2);
  expect(two).not.toContain('data-featured');
});
