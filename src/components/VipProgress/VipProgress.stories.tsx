import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VipProgress } from './VipProgress.tsx';

const meta = {
  title: 'Gaming/VipProgress',
  component: VipProgress,
  args: {
    ranks: [
      { id: 'bronze', name: 'Bronze', fromPoints: 0 },
      { id: 'silver', name: 'Silver', fromPoints: 5001 },
      { id: 'gold', name: 'Gold', fromPoints: 15_001 },
      { id: 'platinum', name: 'Platinum', fromPoints: 50_001 },
      { id: 'diamond', name: 'Diamond', fromPoints: 100_001 },
    ],
    points: 31_420,
    language: 'en',
    labels: {
      title: 'Your rank',
      points: 'points',
      toNext: (points, rank) => `${points} points to ${rank}`,
      highest: 'You hold the highest rank.',
    },
    note: 'A rank is kept for 90 days, then it goes one step down.',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say how long a rank is held.'],
        dont: ['Never press a player to play for a rank: no countdown, no warning of its loss.'],
        accessibility: [
          'The rail is a progress bar that says in words what is missing; the stops are a list with the current one marked.',
        ],
      },
    },
  },
} satisfies Meta<typeof VipProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '18,581 points to Platinum',
    );
  },
};

/** The points of late would give less: the rank is still kept. */
export const Kept: Story = { args: { points: 9000, heldId: 'gold' } };

export const Beginning: Story = { args: { points: 0 } };

export const Highest: Story = { args: { points: 240_000 } };

export const ThreeRanks: Story = {
  args: {
    ranks: [
      { id: 'a', name: 'Regular', fromPoints: 0 },
      { id: 'b', name: 'Friend', fromPoints: 1000 },
      { id: 'c', name: 'House guest', fromPoints: 9000 },
    ],
    points: 1200,
  },
};

export const LongText: Story = {
  args: {
    ranks: [
      { id: 'a', name: 'Einsteigermitgliedschaft', fromPoints: 0 },
      { id: 'b', name: 'အထူးအဖွဲ့ဝင်အဆင့်', fromPoints: 1000 },
      { id: 'c', name: 'Ehrenmitgliedschaft', fromPoints: 9000 },
      { id: 'd', name: 'Premium', fromPoints: 90_000 },
    ],
    points: 1200,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
