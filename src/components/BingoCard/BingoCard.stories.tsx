import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fastDraw } from '#domain/fair/fast-draw.ts';
import { randomBingoCard } from '#games/bingo/rules/bingo-rules.ts';
import { BingoCard } from './BingoCard.tsx';

const card = randomBingoCard(fastDraw(8));
const firstRow = card.slice(0, 5);
const others = [3, 18, 34, 52, 70, 11, 25].filter((ball) => !firstRow.includes(ball));

const meta = {
  title: 'Gaming/BingoCard',
  component: BingoCard,
  args: {
    card,
    balls: [],
    message: 'Choose a stake and call the balls.',
    labels: { card: 'Your card', free: 'Free', called: 'called', balls: 'Balls', count: '0 of 40' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Hand in the balls one by one as they are shown; the last six stay in sight.'],
        dont: ['Do not mark what has not been called yet, though the round is decided.'],
        accessibility: [
          'The card is a table of five rows; a called number says so after itself.',
          'A mark is a ring, a full line is filled: neither needs its color.',
        ],
      },
    },
  },
} satisfies Meta<typeof BingoCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your card' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).toHaveLength(25);
  },
};

export const Drawing: Story = {
  args: {
    balls: [...others, ...firstRow.slice(0, 3)],
    message: 'The balls are coming.',
    labels: { ...meta.args.labels, count: '10 of 40' },
  },
};

export const FullLine: Story = {
  args: {
    balls: [...others, ...firstRow],
    lines: [0],
    message: 'Stake 1.00, paid 1.00: nothing won, nothing lost.',
    labels: { ...meta.args.labels, count: '40 of 40' },
  },
};

export const LongText: Story = {
  args: {
    balls: [...others, ...firstRow],
    lines: [0],
    message: 'Einsatz 100,00, ausgezahlt 100.000,00: ein Gewinn von 99.900,00 in dieser Runde.',
    labels: { ...meta.args.labels, count: '40 von insgesamt 40 Kugeln' },
  },
};
