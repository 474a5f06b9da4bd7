import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { agentItems, memberItems } from '#stories/frame-samples.tsx';
import { word } from '#stories/words.ts';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { MemberMenu } from './MemberMenu.tsx';

const meta = {
  title: 'Frame/MemberMenu',
  component: MemberMenu,
  args: {
    name: 'Ana',
    label: word('header.memberMenu', { name: 'Ana' }),
    items: memberItems,
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          display: 'flex',
          justifyContent: 'end',
          background: 'var(--lv-color-header-bg)',
          padding: 8,
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Set the way out off from the rest, at the end.'],
        dont: ['Do not hide the balance in here: it is seen at all times.'],
        accessibility: [
          'The arrow keys open it and walk through it; Esc closes it and gives the focus back.',
          'Cut or not, the whole name is in the button’s label and on top of the list.',
        ],
      },
    },
  },
} satisfies Meta<typeof MemberMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: args.label });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const items = await screen.findAllByRole('menuitem');
    await expect(items).toHaveLength(2);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('logout');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};

export const WithRank: Story = {
  args: { emblem: <VipBadge name="Gold" level={3} levels={5} nameHidden size="sm" /> },
};

export const TrialAccount: Story = {
  args: { note: word('header.trial'), items: memberItems.slice(1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  },
};

export const Agent: Story = {
  args: { items: agentItems },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(3);
  },
};

export const LongName: Story = {
  args: {
    name: 'Bartholomäus-Maximilian_von_Hohenlohe-Langenburg',
    label: word('header.memberMenu', { name: 'Bartholomäus-Maximilian' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
