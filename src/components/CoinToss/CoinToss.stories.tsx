import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CoinToss } from './CoinToss.tsx';

const meta = {
  title: 'Gaming/CoinToss',
  component: CoinToss,
  args: {
    calls: ['heads', 'tails'],
    flips: ['heads', 'tails'],
    sentence: 'Tails: two right in a row',
    labels: {
      coin: 'The coin',
      heads: 'Heads',
      tails: 'Tails',
      right: 'right',
      wrong: 'wrong',
      streak: 'Flips of this round',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Name in the sentence what fell and how the round stands.'],
        dont: ['Do not say that a side is due: a coin has no memory.'],
        accessibility: [
          'The flips are a list; each says its side and whether it was called.',
          'The coin itself is decoration and lies still with reduced motion.',
        ],
      },
    },
  },
} satisfies Meta<typeof CoinToss>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getAllByRole('img', { name: 'right' })).toHaveLength(2);
  },
};

export const Wrong: Story = {
  args: { calls: ['heads', 'heads'], flips: ['heads', 'tails'], sentence: 'Tails: not called' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'wrong' })).toBeVisible();
  },
};

export const Ready: Story = { args: { calls: [], flips: [], sentence: 'Heads or tails?' } };

export const LongStreak: Story = {
  args: {
    calls: Array.from({ length: 10 }, () => 'heads' as const),
    flips: Array.from({ length: 10 }, () => 'heads' as const),
    sentence: 'Ten right in a row',
  },
  globals: { viewport: { value: 'phone' } },
};
