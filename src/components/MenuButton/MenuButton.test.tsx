import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MenuButton } from './MenuButton.tsx';

test('the button tells what opens and whether it is open', () => {
  const html = renderToString(<MenuButton label="Menu" open onPress={() => undefined} />);

  expect(html).toContain('aria-label="Menu"');
  expect(html).toContain('aria-expanded="true"');
  expect(html).toContain('aria-haspopup="dialog"');
});
