import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  plinkoPockets,
  type PlinkoRisk,
  type PlinkoRows,
} from '#games/plinko/rules/plinko-rules.ts';
import { PlinkoBoard } from './PlinkoBoard.tsx';

const boardOf = (rows: PlinkoRows, risk: PlinkoRisk) => ({
  rows,
  pockets: plinkoPockets(rows, risk).map((hundredths) => hundredths / 100),
});

const meta = {
  title: 'Gaming/PlinkoBoard',
  component: PlinkoBoard,
  args: {
    ...boardOf(12, 'medium'),
    way: [1, 1, 0, 1, 1, 1, 1, 1, 0, 1, 1, 1],
    sentence: 'The pocket pays 4.50×',
    labels: {
      board: 'Twelve rows of pins',
      pockets: 'What the pockets pay',
      hit: 'the ball lies here',
    },
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Let the ball take the way that was drawn, pin by pin.'],
        dont: ['Do not celebrate a pocket that pays less than the stake.'],
        accessibility: [
          'The pockets are a list with what they pay; the one with the ball says so.',
          'The ball moves by transforms only; with reduced motion it lies in its pocket at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof PlinkoBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13);
    await expect(canvas.getByText('the ball lies here')).toBeInTheDocument();
  },
};

export const EightRows: Story = {
  args: { ...boardOf(8, 'low'), way: [0, 1, 0, 1, 1, 0, 1, 0], sentence: 'The pocket pays 0.62×' },
};

export const SixteenRows: Story = {
  args: { ...boardOf(16, 'high'), way: Array.from({ length: 16 }, () => 1) },
};

export const Falling: Story = {
  args: { fallMs: 600, sentence: 'The ball is falling' },
  globals: { motion: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('the ball lies here')).not.toBeInTheDocument();
  },
};

export const Ready: Story = { args: { way: null, sentence: 'Let a ball fall' } };

export const Phone: Story = {
  args: { ...boardOf(16, 'high'), way: [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0, 1, 0] },
  globals: { viewport: { value: 'phone' } },
};
