import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatLog } from './ChatLog.tsx';

test('it is a named log that the keyboard reaches', () => {
  const html = renderToString(<ChatLog label="Room">hello</ChatLog>);

  expect(html).toContain('role="log"');
  expect(html).toContain('aria-label="Room"');
  expect(html).toContain('tabindex="0"');
});
