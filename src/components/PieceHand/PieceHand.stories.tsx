import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GamePiece } from '../GamePiece/GamePiece.tsx';
import { PieceHand } from './PieceHand.tsx';

const meta = {
  title: 'Gaming/PieceHand',
  component: PieceHand,
  args: {
    label: 'Your hand',
    total: 'Sum 11',
    children: [5, 2, 4].map((face) => (
      <GamePiece key={face} piece={{ kind: 'die', face }} label={String(face)} />
    )),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say with a word how the hand ended; the frame only repeats it.'],
        dont: ['Do not use it for cards: CardHand lays them one over the other.'],
        accessibility: ['A named region; the total and the result are text.'],
      },
    },
  },
} satisfies Meta<typeof PieceHand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your hand' })).toBeVisible();
    await expect(canvas.getByText('Sum 11')).toBeVisible();
  },
};

export const Active: Story = { args: { active: true, foot: 'Stake 5.00' } };

export const Won: Story = { args: { result: { text: 'Won', tone: 'won' } } };

export const Lost: Story = { args: { result: { text: 'Lost', tone: 'lost' } } };

export const Dominoes: Story = {
  args: {
    total: '8 points',
    children: (
      [
        [0, 3],
        [1, 4],
      ] as const
    ).map((halves) => (
      <GamePiece key={halves.join()} piece={{ kind: 'domino', halves }} label={halves.join(', ')} />
    )),
  },
};
