import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActionRow } from './ActionRow.tsx';

test('the title names the row, whatever stands in it', () => {
  const html = renderToString(
    <ActionRow icon="phone" title="Mobile number" action={<button type="button">Change</button>}>
      +95 ••• 1234
    </ActionRow>,
  );

  expect(html).toMatch(/role="group" aria-labelledby="([^"]+)"[^]*id="\1"[^>]*>Mobile number/);
  expect(html).toContain('1234');
});

test('a row without anything to do has no empty place for it', () => {
  const bare = renderToString(<ActionRow icon="phone" title="Mobile number" />);

  expect(bare.match(/<div/g)).toHaveLength(3);
});
