import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContractCard } from './ContractCard.tsx';

const labels = {
  state: 'Proposed',
  threshold: 'From',
  rate: 'Share',
  accept: 'Accept',
  decline: 'Decline',
};

const meta = {
  title: 'Gaming/ContractCard',
  component: ContractCard,
  args: {
    kind: 'dividend',
    title: 'Dividend',
    party: 'Offered by riverhouse until 24 November, 18:00',
    state: 'proposed',
    tiers: [
      { threshold: '$0 and 5 active members', rate: '27 %' },
      { threshold: '$50,000 and 10 active members', rate: '37 %' },
      { threshold: '$200,000 and 20 active members', rate: '45 %' },
    ],
    terms: [
      { term: 'Period', value: 'Monthly' },
      { term: 'A negative result', value: 'carries forward' },
    ],
    labels,
    onAccept: fn(),
    onDecline: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say every condition before the answer, also what accepting ends elsewhere.'],
        dont: ['Never make one answer larger, brighter or easier to reach than the other.'],
        accessibility: ['Several rates are a table with heads; the state has a sign and a word.'],
      },
    },
  },
} satisfies Meta<typeof ContractCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const decline = canvas.getByRole('button', { name: 'Decline' });
    const accept = canvas.getByRole('button', { name: 'Accept' });
    await expect(decline.className).toBe(accept.className);
    await expect(decline.offsetWidth).toBe(accept.offsetWidth);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const Warning: Story = {
  args: {
    warning:
      'Your downline lakeside already has a higher rate. Accepting this one ends their contract.',
  },
};

export const Loading: Story = {
  args: { answering: 'accept' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Accept/u }));

    await expect(args.onAccept).not.toHaveBeenCalled();
  },
};

export const DailySalary: Story = {
  args: {
    kind: 'daily',
    title: 'Daily salary',
    party: 'With riverhouse since 1 October',
    state: 'active',
    tiers: [{ threshold: 'of the team’s valid bets, from 10 active members', rate: '0.1 %' }],
    terms: [{ term: 'Paid', value: 'every day at 02:00' }],
    labels: { ...labels, state: 'Active' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const HourlySalary: Story = {
  args: {
    kind: 'hourly',
    title: 'Hourly salary',
    party: 'With riverhouse, ends on 30 November',
    state: 'ending',
    tiers: [{ threshold: 'of each hour’s valid bets above $10,000', rate: '0.05 %' }],
    terms: [],
    labels: { ...labels, state: 'Ending' },
  },
};

export const RealTimeSalary: Story = {
  args: {
    kind: 'realTime',
    title: 'Real-time salary',
    party: 'With riverhouse, 3 March to 1 September',
    state: 'ended',
    tiers: [{ threshold: 'of newly settled valid bets, every 5 minutes', rate: '0.05 %' }],
    terms: [],
    labels: { ...labels, state: 'Ended' },
  },
};

export const Refused: Story = {
  args: { state: 'refused', labels: { ...labels, state: 'Refused' } },
};

export const LongText: Story = {
  args: {
    title: 'Gewinnbeteiligungsvereinbarung für Unterauftragnehmer',
    party: 'Angeboten von Vertriebsgemeinschaft-Oberrhein bis 24. November, 18:00 Uhr',
    labels: {
      state: 'Angeboten',
      threshold: 'Mindestumsatz und aktive Mitglieder',
      rate: 'Beteiligung',
      accept: 'Vereinbarung annehmen',
      decline: 'Vereinbarung ablehnen',
    },
  },
};
