import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageRow } from './MessageRow.tsx';

const meta = {
  title: 'Gaming/MessageRow',
  component: MessageRow,
  args: {
    title: 'Your deposit has arrived',
    sender: 'Cashier',
    preview: '$120.00 were added to your balance. The turnover is counted once.',
    kind: 'deposit',
    sentAt: '2026-11-21T03:20:00Z',
    language: 'en',
    unread: true,
    labels: { unread: 'Unread', select: 'Select', delete: 'Delete' },
    onOpen: fn(),
    onSelect: fn(),
    onDelete: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Let the title say what happened, with the amount in the preview.'],
        dont: ['Do not hide deleting behind a swipe.'],
        accessibility: [
          'Unread is told by a word, a bar and the weight of the title.',
          'Box, message and bin are three controls, each named with the title.',
        ],
      },
    },
  },
} satisfies Meta<typeof MessageRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenCalledWith(true);

    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: `Unread: ${args.title}` })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Read: Story = { args: { unread: false, kind: 'mail', title: 'News of the month' } };

export const Selected: Story = { args: { selected: true } };

export const Plain: Story = {
  args: { preview: undefined, kind: 'promotion' },
  render: ({ onSelect: _select, onDelete: _delete, ...args }) => <MessageRow {...args} />,
};

export const Failed: Story = {
  args: { kind: 'failed', title: 'Your deposit did not arrive', preview: 'The bank refused it.' },
};

export const LongText: Story = {
  args: {
    title:
      'Auszahlungsbestätigung: Bitte bestätigen Sie den Zahlungseingang innerhalb von 60 Minuten',
    sender: 'Zahlungsverkehrsabteilung der Spielbank',
    preview:
      'Wenn Sie den Eingang nicht bestätigen und nichts melden, gilt die Auszahlung nach Ablauf der Frist als erhalten. Belege können Sie hochladen.',
  },
};
