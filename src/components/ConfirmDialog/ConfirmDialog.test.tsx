import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';

test('closed it draws nothing, so a page can hold it from the start', () => {
  const html = renderToString(
    <ConfirmDialog
      title="Sign out?"
      body="You can come back."
      confirmLabel="Sign out"
      cancelLabel="Stay"
      closeLabel="Close"
      open={false}
      onOpenChange={() => {}}
      onConfirm={() => {}}
    />,
  );

  expect(html).toBe('');
});
