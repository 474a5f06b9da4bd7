import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchCard } from './MatchCard.tsx';

const meta = {
  title: 'Gaming/MatchCard',
  component: MatchCard,
  args: {
    names: ['Alderwick', 'Juniper Bay'],
    score: null,
    state: 'against',
    markets: [
      {
        id: 'result',
        label: 'Result',
        prices: [
          { id: 'home', label: 'Alderwick', odds: 2.142 },
          { id: 'draw', label: 'Draw', odds: 3.301 },
          { id: 'away', label: 'Juniper Bay', odds: 3.052 },
        ],
      },
      {
        id: 'total',
        label: 'Goals together',
        prices: [
          { id: 'over', label: 'Over 2.5', odds: 1.981 },
          { id: 'under', label: 'Under 2.5', odds: 1.825 },
        ],
      },
    ],
    onSelect: fn(),
    wonLabel: 'Won',
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep the prices in sight while the match is on, closed: they are what was bet on.'],
        dont: ['Do not show what is still to come: the score is that of the moment.'],
        accessibility: [
          'Each market is a named group; the winner carries a word, not only a color.',
          'Home stands first in the reading direction.',
        ],
      },
    },
  },
} satisfies Meta<typeof MatchCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw 3.301' }));
    await expect(args.onSelect).toHaveBeenCalledWith('result', 'draw');
  },
};

export const Chosen: Story = { args: { selected: { market: 'total', price: 'over' } } };

export const UnderWay: Story = {
  args: {
    closed: true,
    score: [1, 0],
    state: '62′',
    events: ['12′ Alderwick'],
    selected: { market: 'result', price: 'home' },
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

export const Over: Story = {
  args: { closed: true, score: [1, 3], state: 'Full time', winner: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Won')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { names: ['Wanderers of the Upper Brannockport Harbour', 'Otterley and Pinewell United'] },
  globals: { viewport: { value: 'phone' } },
};
