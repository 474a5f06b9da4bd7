import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardOf, cardText } from '#games/shared/rules/cards/card.ts';
import { CardHand } from '../CardHand/CardHand.tsx';
import { CardTable } from './CardTable.tsx';

const cardLabel = (card: number | null) => (card === null ? 'a card, face down' : cardText(card));

const meta = {
  title: 'Gaming/CardTable',
  component: CardTable,
  args: {
    inscription: 'Blackjack pays 3 to 2',
    house: (
      <CardHand
        label="Dealer"
        total="10"
        cards={[cardOf('K', 'clubs'), null]}
        cardLabel={cardLabel}
      />
    ),
    children: (
      <CardHand
        label="Your hand"
        total="13"
        active
        cards={[cardOf('8', 'hearts'), cardOf('5', 'spades')]}
        cardLabel={cardLabel}
      >
        Stake 5.00
      </CardHand>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Print on the cloth what the table pays, in a few words.'],
        dont: ['Do not lay buttons on the cloth: they stand in the panel.'],
        accessibility: ['The cloth is decoration; the hands on it are named regions.'],
      },
    },
  },
} satisfies Meta<typeof CardTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dealer' })).toBeVisible();
    await expect(canvas.getByText('Blackjack pays 3 to 2')).toBeVisible();
  },
};

export const Split: Story = {
  args: {
    children: [['8', '9'] as const, ['8', 'K'] as const].map(([first, second], at) => (
      <CardHand
        key={first + second}
        label={`Hand ${at + 1}`}
        total={at === 0 ? '17' : '18'}
        active={at === 0}
        cards={[cardOf(first, 'hearts'), cardOf(second, 'diamonds')]}
        cardLabel={cardLabel}
      />
    )),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
