import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tag } from './Tag.tsx';

test('a tag is words, not a control', () => {
  expect(renderToString(<Tag>Megaways</Tag>)).not.toContain('<button');
});

test('it can be taken away only by a button with a name', () => {
  const html = renderToString(
    <Tag onRemove={() => undefined} removeLabel="Remove Slots">
      Slots
    </Tag>,
  );
  expect(html).toContain('aria-label="Remove Slots"');

  expect(renderToString(<Tag onRemove={() => undefined}>Slots</Tag>)).not.toContain('<button');
});
