import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardOf, cardText, type Rank, ranks, suits } from '#games/shared/rules/cards/card.ts';
import { Cluster } from '../Cluster/Cluster.tsx';
import { PlayingCard } from './PlayingCard.tsx';

const queen = cardOf('Q', 'hearts');

const meta = {
  title: 'Gaming/PlayingCard',
  component: PlayingCard,
  args: { card: queen, label: cardText(queen), size: 'lg' },
  parameters: {
    docs: {
      notes: {
        do: ['Lay several into a CardHand; it closes them up when they are many.'],
        dont: ['Do not show a card that the rules still hide: hand in null.'],
        accessibility: [
          'A picture with a name: rank and suit in words, or that it lies face down.',
          'Suits differ by shape as well as by color; the paper keeps its contrast in every mode.',
          'With reduced motion a card turns and arrives at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof PlayingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'queen of hearts' })).toBeVisible();
  },
};

export const FaceDown: Story = { args: { card: null, label: 'a card, face down' } };

export const Marked: Story = { args: { marked: true } };

export const Dimmed: Story = { args: { dimmed: true } };

export const WholeSuit: Story = {
  render: () => (
    <Cluster>
      {ranks.map((rank) => (
        <PlayingCard
          key={rank}
          card={cardOf(rank, 'spades')}
          label={cardText(cardOf(rank, 'spades'))}
        />
      ))}
    </Cluster>
  ),
};

const shown: Rank[] = ['A', 'K', 'Q', 'J', '10', '7'];

export const Suits: Story = {
  render: () => (
    <Cluster>
      {suits.flatMap((suit) =>
        shown.map((rank) => {
          const card = cardOf(rank, suit);
          return <PlayingCard key={card} card={card} label={cardText(card)} size="sm" />;
        }),
      )}
    </Cluster>
  ),
};
