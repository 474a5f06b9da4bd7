import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RelativeTime } from './RelativeTime.tsx';

const hoursAgo = (hours: number): string =>
  new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

const meta = {
  title: 'Basics/RelativeTime',
  component: RelativeTime,
  args: { value: hoursAgo(3), language: 'en' },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for what is fresh: a win, a message.'],
        dont: ['Do not use it where the exact time counts, as in a wallet entry.'],
        accessibility: ['The exact time is its title and its machine-readable value.'],
      },
    },
  },
} satisfies Meta<typeof RelativeTime>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const time = await waitFor(() => canvas.getByText('3 hours ago'));
    await expect(time).toHaveAttribute('datetime', args.value);
    await expect(time).toHaveAttribute('title');
  },
};

export const Yesterday: Story = { args: { value: hoursAgo(26) } };

export const Soon: Story = { args: { value: hoursAgo(-48) } };

export const Burmese: Story = { args: { language: 'my' } };
