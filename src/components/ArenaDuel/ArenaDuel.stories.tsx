import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArenaDuel } from './ArenaDuel.tsx';

const meta = {
  title: 'Gaming/ArenaDuel',
  component: ArenaDuel,
  args: {
    label: 'Arena',
    names: ['Old Copper', 'Blue Kettle'],
    sides: ['Crimson', 'Azure'],
    beat: 0,
    sentence: 'Bets are open',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Tell each beat as it comes, and the result in words.'],
        dont: ['Never show harm: the two measure themselves, and the beam leans.'],
        accessibility: [
          'The names and the sentence are read; birds and beam are pictures of them.',
          'With reduced motion the mark stands where it is instead of gliding.',
        ],
      },
    },
  },
} satisfies Meta<typeof ArenaDuel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Old Copper (Crimson)')).toBeVisible();
  },
};

export const AzureAhead: Story = { args: { beat: -2, sentence: 'Blue Kettle is ahead' } };

export const CrimsonWins: Story = { args: { beat: 3, sentence: 'Old Copper wins' } };

export const LongNames: Story = {
  args: {
    names: ['The Sergeant of the Ninth Morning Bell', 'Quiet Ember the Younger of Saltwind'],
  },
  globals: { viewport: { value: 'phone' } },
};
