import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChatBubble } from '../ChatBubble/ChatBubble.tsx';
import { ChatLog } from './ChatLog.tsx';

const bubbles = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <ChatBubble
      key={at}
      side={at % 3 === 2 ? 'mine' : 'theirs'}
      author={at % 3 === 2 ? undefined : `th****${at % 10}`}
      text={`Message ${at + 1}: good luck to everyone at the river tables tonight.`}
      at="2026-11-21T10:00:00Z"
      language="en"
    />
  ));

const meta = {
  title: 'Gaming/ChatLog',
  component: ChatLog,
  args: { label: 'Chat room', children: bubbles(12) },
  parameters: {
    docs: {
      notes: {
        do: ['Give it all messages that are known, the oldest first.'],
        dont: ['Do not scroll it by yourself: who reads older messages is not torn away.'],
        accessibility: [
          'It is a log: new messages are read when they come, without taking the focus.',
          'The keyboard scrolls it.',
        ],
      },
    },
  },
} satisfies Meta<typeof ChatLog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its end is in sight at first. */
export const Long: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollTop + log.clientHeight).toBeGreaterThan(log.scrollHeight - 2);
  },
};

export const Short: Story = { args: { children: bubbles(2) } };

export const Empty: Story = { args: { children: 'Nobody has written yet.' } };
