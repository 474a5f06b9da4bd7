import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DeviceRow } from './DeviceRow.tsx';

const meta = {
  title: 'Gaming/DeviceRow',
  component: DeviceRow,
  args: {
    kind: 'computer',
    name: 'Firefox on Linux',
    place: 'Yangon, 203.0.113.7',
    lastSeen: '2026-11-20T09:30:00Z',
    language: 'en',
    signOutLabel: 'Sign out',
    onSignOut: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show the device in hand first, and mark one that was never seen before.'],
        dont: ['Do not show a place more exactly than the address can tell.'],
        accessibility: ['Each button names its device.'],
      },
    },
  },
} satisfies Meta<typeof DeviceRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign out: Firefox on Linux' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { kind: 'phone', name: 'Safari on iPhone', ownLabel: 'This device' },
  render: ({ onSignOut: _other, ...args }) => <DeviceRow {...args} />,
};

export const New: Story = { args: { kind: 'app', name: 'Android app', newLabel: 'New' } };

export const Loading: Story = {
  args: { signingOut: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    name: 'Samsung Internetbrowser auf Unterhaltungselektronikgerät',
    place: 'Mecklenburgische Seenplatte, 2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    signOutLabel: 'Sitzung dort beenden',
    newLabel: 'Bisher unbekannt',
  },
};
