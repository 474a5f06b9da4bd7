import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HandPays } from './HandPays.tsx';

const meta = {
  title: 'Gaming/HandPays',
  component: HandPays,
  args: {
    lines: [
      { id: 'royalFlush', name: 'Royal flush', pays: '×800' },
      { id: 'straightFlush', name: 'Straight flush', pays: '×50' },
      { id: 'fourOfAKind', name: 'Four of a kind', pays: '×25' },
      { id: 'fullHouse', name: 'Full house', pays: '×8' },
      { id: 'flush', name: 'Flush', pays: '×5' },
      { id: 'straight', name: 'Straight', pays: '×4' },
      { id: 'threeOfAKind', name: 'Three of a kind', pays: '×3' },
      { id: 'twoPair', name: 'Two pair', pays: '×2' },
      { id: 'highPair', name: 'Jacks or better', pays: '×1' },
    ],
    labels: { caption: 'What each hand pays', hand: 'Hand', pays: 'Pays' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['List every hand that pays, the best first.'],
        dont: ['Do not set off a hand that only gives the stake back as a win in words.'],
        accessibility: ['A table with a caption and headings; the current hand is aria-current.'],
      },
    },
  },
} satisfies Meta<typeof HandPays>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'What each hand pays' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Royal flush ×800' })).toBeVisible();
  },
};

export const Active: Story = { args: { active: 'flush' } };

export const Phone: Story = { ...Active, globals: { viewport: { value: 'phone' } } };
