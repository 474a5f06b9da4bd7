import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { PointsCard } from './PointsCard.tsx';

const meta = {
  title: 'Gaming/PointsCard',
  component: PointsCard,
  args: {
    label: 'Points',
    points: 12_450,
    language: 'en',
    worth: 'Worth $124.50',
    note: 'Points never expire.',
    rank: <VipBadge name="Gold" level={3} levels={5} size="sm" />,
    actions: (
      <>
        <Button variant="secondary">Redeem</Button>
        <Button variant="ghost">History</Button>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Say what points are worth, in the member’s own currency.'],
        dont: ['Do not use it for money: a balance is a `BalanceChip`.'],
        accessibility: ['A change is announced politely; the pattern is decoration only.'],
      },
    },
  },
} satisfies Meta<typeof PointsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { points: 0, worth: undefined, note: 'One point for every 100 of valid bets.' },
};

export const Loading: Story = { args: { points: null, worth: undefined } };

export const Bare: Story = {
  args: { rank: undefined, actions: undefined, note: undefined },
};

export const LongText: Story = {
  args: {
    label: 'Treuepunktesammlungsübersicht',
    points: 98_765_432_101,
    note: 'အမှတ်များသည် မည်သည့်အခါမျှ သက်တမ်းမကုန်ပါ။',
  },
};
