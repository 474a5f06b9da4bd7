import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ChatBubble } from './ChatBubble.tsx';

const meta = {
  title: 'Gaming/ChatBubble',
  component: ChatBubble,
  args: {
    text: 'Good evening. How can I help you?',
    side: 'theirs',
    author: 'Customer service',
    at: '2026-11-20T18:02:00Z',
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Name the author once and leave the name out while the same person goes on.'],
        dont: ['Do not let a program answer under the name of a person.'],
        accessibility: [
          'Whose words they are is told by the name and the side, not by the color.',
          'A message that was not sent is an alert with a button to send it again.',
        ],
      },
    },
  },
} satisfies Meta<typeof ChatBubble>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.text)).toBeVisible();
  },
};

export const WithRank: Story = {
  args: {
    author: 'an***a',
    rank: <VipBadge name="Gold" level={3} levels={5} nameHidden size="sm" />,
  },
};

export const Mine: Story = {
  args: {
    side: 'mine',
    author: 'You',
    text: 'My deposit of $120 has not arrived.\nReference D-20261120-88412.',
    delivery: 'read',
    deliveryLabel: 'Read',
  },
};

export const Loading: Story = {
  args: { side: 'mine', author: undefined, delivery: 'sending', deliveryLabel: 'Sending' },
};

export const Error: Story = {
  args: {
    side: 'mine',
    author: 'You',
    delivery: 'failed',
    deliveryLabel: 'Not sent',
    retryLabel: 'Send again',
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Note: Story = {
  args: { side: 'note', author: undefined, text: 'Mina has joined the conversation.' },
};

export const Conversation: Story = {
  render: (args) => (
    <Stack gap="x3">
      <ChatBubble {...args} />
      <ChatBubble {...args} author={undefined} text="You can send pictures as well." />
      <ChatBubble
        {...args}
        side="mine"
        author="You"
        text="Thank you!"
        delivery="sent"
        deliveryLabel="Sent"
      />
      <ChatBubble {...args} side="note" author={undefined} text="The conversation was closed." />
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    text: 'Zahlungseingangsbestätigungsverfahrensübersicht: https://pay.example/really/long/address/without/any/break/0123456789012345678901234567890123456789',
  },
};
