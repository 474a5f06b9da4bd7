import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SharedBet, SharedBets } from './SharedBets.tsx';

const bets: SharedBet[] = [
  { betId: '1', name: 'You', mine: true, payoutMinor: 3960, multiplier: 1.98 },
  { betId: '2', name: 'mo***n', mine: false, payoutMinor: null, multiplier: null },
  { betId: '3', name: 'ka***a', mine: false, payoutMinor: 2600, multiplier: 1.3 },
  { betId: '4', name: 'ri***9', mine: false, payoutMinor: 0, multiplier: null },
].map((bet) => ({ ...bet, stakeMinor: 2000, currency: 'USD' }));

const meta = {
  title: 'Gaming/SharedBets',
  component: SharedBets,
  args: {
    bets,
    language: 'en',
    labels: {
      title: 'Bets in this round',
      count: '4 bets',
      empty: 'No bets yet',
      lost: 'lost',
      running: 'in',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put the player’s own bets first, and only those bets that were really placed.'],
        dont: ['Do not fill the list with made-up players.'],
        accessibility: ['A list that scrolls is reached by the Tab key; a paid bet has a tick.'],
      },
    },
  },
} satisfies Meta<typeof SharedBets>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('1.98×')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { bets: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.labels.empty)).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    bets: Array.from({ length: 40 }, (_, at) => ({
      ...(bets[at % 4] as SharedBet),
      betId: String(at),
      mine: at === 0,
    })),
  },
};

export const LongText: Story = {
  args: {
    bets: [
      {
        ...(bets[0] as SharedBet),
        name: 'Ein sehr langer Spielername aus Zehntausenderstellen',
        stakeMinor: 1_000_000_000,
      },
    ],
  },
};
