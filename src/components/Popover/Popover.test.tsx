import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Popover } from './Popover.tsx';

test('closed it is one button; what it shows is loaded when it opens', () => {
  const html = renderToString(
    <Popover trigger="QR" triggerLabel="Show the QR code" label="QR code" closeLabel="Close">
      Inside
    </Popover>,
  );

  expect(html).toMatch(/^<button[^>]*aria-label="Show the QR code"[^>]*aria-haspopup="dialog"/u);
  expect(html).not.toContain('Inside');
});
