import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardOf, cardText } from '#games/shared/rules/cards/card.ts';
import { CardHand } from './CardHand.tsx';

const hand = [cardOf('A', 'spades'), cardOf('7', 'hearts')];

const meta = {
  title: 'Gaming/CardHand',
  component: CardHand,
  args: {
    cards: hand,
    label: 'Your hand',
    total: 'Soft 18',
    cardLabel: (card) => (card === null ? 'a card, face down' : cardText(card)),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say with a word how the hand ended; the frame only repeats it.'],
        dont: ['Do not frame a hand as won when it paid less than its stake.'],
        accessibility: [
          'A named region with a list of named cards; the total is text.',
          'Cards lie left to right in every language, because their corners are printed so.',
        ],
      },
    },
  },
} satisfies Meta<typeof CardHand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('img');
    await expect(cards).toHaveLength(2);
    await expect(canvas.getByText('Soft 18')).toBeVisible();
  },
};

export const Active: Story = { args: { active: true } };

export const HoleCard: Story = {
  args: { label: 'Dealer', total: '10', cards: [cardOf('K', 'clubs'), null] },
};

export const Won: Story = {
  args: { result: { text: 'Won', tone: 'won' }, children: 'Stake 5.00' },
};

export const Lost: Story = {
  args: {
    cards: [...hand, cardOf('9', 'clubs'), cardOf('8', 'diamonds')],
    total: '25',
    result: { text: 'Over 21', tone: 'lost' },
  },
};

export const ManyCards: Story = {
  args: {
    cards: ['2', '3', 'A', '2', '4', 'A', '3', '5'].map((rank, at) =>
      cardOf(rank as '2', (['clubs', 'hearts'] as const)[at % 2] ?? 'clubs'),
    ),
    total: '21',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};
