import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageRow, type MessageRowProps } from './MessageRow.tsx';

const draw = (props: Partial<MessageRowProps>) =>
  renderToString(
    <MessageRow
      title="Deposit arrived"
      sender="Cashier"
      sentAt="2026-11-21T03:20:00Z"
      language="en"
      labels={{ unread: 'Unread', select: 'Select', delete: 'Delete' }}
      onOpen={() => undefined}
      {...props}
    />,
  );

test('an unread message says so in words', () => {
  expect(draw({ unread: true })).toContain('Unread');
  expect(draw({})).not.toContain('Unread');
});

test('what cannot be done is not offered', () => {
  expect(draw({})).not.toContain('Delete');
  expect(draw({})).not.toContain('checkbox');
  expect(draw({ onDelete: () => undefined })).toContain('aria-label="Delete: Deposit arrived"');
});

test('the time is a time, also before the page wakes up', () => {
  expect(draw({})).toContain('dateTime="2026-11-21T03:20:00Z"');
});
