import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CloseButton } from './CloseButton.tsx';
import { Dialog } from './Dialog.tsx';

test('closed it draws nothing', () => {
  const html = renderToString(
    <Dialog title="Notices" closeLabel="Close" open={false} onOpenChange={() => {}}>
      Words
    </Dialog>,
  );

  expect(html).toBe('');
});

test('the cross has a name and sends no form', () => {
  const html = renderToString(<CloseButton label="Close" onPress={() => {}} />);

  expect(html).toContain('type="button"');
  expect(html).toContain('aria-label="Close"');
});
