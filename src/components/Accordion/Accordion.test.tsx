import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const html = renderToString(
  <Accordion
    items={[
      { id: 'a', title: 'First', content: 'one' },
      { id: 'b', title: 'Second', content: 'two' },
    ]}
    openId="b"
    onOpenChange={() => undefined}
    level={2}
  />,
);

test('one item is open, the others are closed and cannot be reached', () => {
  expect(html.match(/aria-expanded="true"/gu)).toHaveLength(1);
  expect(html.match(/inert=""/gu)).toHaveLength(1);
});

test('titles are headings of the level that the page needs', () => {
  expect(html.match(/<h2/gu)).toHaveLength(2);
});
