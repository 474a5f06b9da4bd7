import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { NotificationBadge } from './NotificationBadge.tsx';

const meta = {
  title: 'Basics/NotificationBadge',
  component: NotificationBadge,
  args: {
    count: 3,
    label: '3 unread messages',
    language: 'en',
    children: <IconButton icon="mail" label="Messages" variant="outline" />,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Count what is really unread, and show nothing at 0.'],
        dont: ['Do not use it to lure: a badge without news behind it is a false one.'],
        accessibility: ['The label says number and meaning; the figure itself is not read.'],
      },
    },
  },
} satisfies Meta<typeof NotificationBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.label)).toBeInTheDocument();
  },
};

export const Many: Story = {
  args: {
    count: 1204,
    label: '1,204 unread messages',
    children: <Button variant="secondary">Rewards</Button>,
  },
};

export const Dot: Story = { args: { dot: true, label: 'New missions' } };

export const InLine: Story = { args: { children: undefined, count: 12 } };

export const Empty: Story = {
  args: { count: 0, label: 'No unread messages' },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(args.label)).toBeNull();
  },
};
