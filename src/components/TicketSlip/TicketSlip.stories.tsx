import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { SlipTicket } from './slip-ticket.ts';
import { TicketSlip } from './TicketSlip.tsx';

const tickets: SlipTicket[] = [
  {
    id: 'a',
    kind: 'Last three, straight',
    picks: '1 2 · 5 · 0 8 9',
    bets: 6,
    stakeMinor: 1200,
    odds: '970',
  },
  {
    id: 'b',
    kind: 'Dragon and tiger',
    picks: 'Dragon, Tie',
    bets: 2,
    stakeMinor: 400,
    odds: '2.16 to 9.6',
  },
];

const meta = {
  title: 'Gaming/TicketSlip',
  component: TicketSlip,
  args: {
    tickets,
    bets: 8,
    totalMinor: 1600,
    highestMinor: 194_000,
    draw: 'For draw 20261121-043',
    onRemove: fn(),
    onClear: fn(),
    onPlace: fn(),
    onAcceptOdds: fn(),
    onDone: fn(),
    currency: 'USD',
    language: 'en',
    labels: {
      title: 'Your slip',
      bets: (count) => (count === 1 ? '1 bet' : `${count} bets`),
      clear: 'Clear',
      remove: 'Remove',
      odds: 'Pays',
      was: 'before:',
      total: 'Total stake',
      highest: 'Most that one bet pays',
      place: 'Place the tickets',
      changed: 'Odds have changed since you picked.',
      accept: 'Accept the new odds',
      emptyTitle: 'Your slip is empty',
      emptyText: 'Pick numbers and add them here.',
      placedTitle: 'Your tickets are placed',
      done: 'New slip',
      unknownTitle: 'We do not know whether it was placed',
      unknownText: 'The answer was lost. Asking again places nothing twice.',
      askAgain: 'Ask again',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Stand it beside the board on wide screens and below it on phones.'],
        dont: ['Do not send it twice under two ids when an answer was lost.'],
        accessibility: ['Each button to remove names its ticket; each fault is an alert at it.'],
      },
    },
  },
} satisfies Meta<typeof TicketSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$16.00')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Last three, straight' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: args.labels.place }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(args.labels.place, 'u') }));

    await expect(args.onPlace).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: args.labels.clear })).toBeDisabled();
  },
};

export const LostAnswer: Story = {
  args: { state: 'unknown', closed: 'Sales are closed.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(args.labels.unknownText)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: args.labels.askAgain }));
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  args: { closed: 'Sales of this draw are closed. The next one opens in a moment.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: args.labels.place })).toBeDisabled();
  },
};

export const OddsChanged: Story = {
  args: { tickets: [{ ...tickets[0]!, oddsBefore: '980' }, tickets[1]!] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: args.labels.place })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: args.labels.accept }));
    await expect(args.onAcceptOdds).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = { args: { refusal: 'Your balance is too low for these tickets.' } };

export const TicketError: Story = {
  args: { tickets: [tickets[0]!, { ...tickets[1]!, error: 'At most $50 on one ticket.' }] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.labels.place })).toBeDisabled();
  },
};

export const Placed: Story = {
  args: { state: 'placed', receipt: 'Draw 20261121-043' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.placedTitle);

    await userEvent.click(canvas.getByRole('button', { name: args.labels.done }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { tickets: [], bets: 0, totalMinor: 0, highestMinor: 0 } };

export const LongText: Story = {
  args: {
    tickets: [
      {
        ...tickets[0]!,
        kind: 'Zehntausenderstellenziehungsposition in der Reihenfolge',
        picks: Array.from({ length: 90 }, (_pick, index) => String(index).padStart(2, '0')).join(
          ' ',
        ),
        stakeMinor: 123_456_789,
      },
    ],
  },
};
