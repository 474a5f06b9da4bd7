import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChatBubble, type ChatBubbleProps } from './ChatBubble.tsx';

const draw = (props: Partial<ChatBubbleProps>) =>
  renderToString(
    <ChatBubble
      text="<b>hello</b>"
      side="mine"
      at="2026-11-20T18:02:00Z"
      language="en"
      retryLabel="Send again"
      onRetry={() => undefined}
      {...props}
    />,
  );

test('words are text, never markup', () => {
  expect(draw({})).toContain('&lt;b&gt;hello&lt;/b&gt;');
});

test('only a message that failed can be sent again', () => {
  expect(draw({ delivery: 'failed', deliveryLabel: 'Not sent' })).toContain('Send again');
  expect(draw({ delivery: 'sent', deliveryLabel: 'Sent' })).not.toContain('Send again');
});

test('a note of the room has no time and no delivery', () => {
  expect(draw({ side: 'note' })).not.toContain('<time');
});
