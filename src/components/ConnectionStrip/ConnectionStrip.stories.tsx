import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { ConnectionStrip } from './ConnectionStrip.tsx';

const meta = {
  title: 'Frame/ConnectionStrip',
  component: ConnectionStrip,
  args: { title: word('status.offlineTitle'), children: word('status.offlineText') },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Take it away by itself as soon as the network is back.'],
        dont: ['Do not let a player close it while it still holds.'],
        accessibility: ['A status: it is read when it comes and takes no focus.'],
      },
    },
  },
} satisfies Meta<typeof ConnectionStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.title);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NoAnswer: Story = {
  args: {
    title: word('refusals.network_error'),
    children: undefined,
    retryLabel: word('common.retry'),
    onRetry: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
