import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiceThrow } from './DiceThrow.tsx';

const meta = {
  title: 'Gaming/DiceThrow',
  component: DiceThrow,
  args: { dice: [2, 5, 6], sentence: '2, 5, 6: total 13, big', label: 'Three dice' },
  parameters: {
    docs: {
      notes: {
        do: ['Say the three faces and the total in the sentence.'],
        dont: ['Do not let a die tip over once more when it has come to rest.'],
        accessibility: [
          'The sentence tells the throw; the dice are decoration.',
          'With reduced motion the dice lie at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof DiceThrow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2, 5, 6: total 13, big')).toBeVisible();
  },
};

export const Triple: Story = { args: { dice: [4, 4, 4], sentence: '4, 4, 4: three of a kind' } };

export const Ready: Story = { args: { dice: null, sentence: 'Throw the dice' } };

export const Phone: Story = {
  args: { dice: [1, 3, 6] },
  globals: { viewport: { value: 'phone' } },
};
