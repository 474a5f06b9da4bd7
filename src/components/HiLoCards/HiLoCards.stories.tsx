import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cardOf, cardText } from '#games/shared/rules/cards/card.ts';
import { HiLoCards } from './HiLoCards.tsx';

const meta = {
  title: 'Gaming/HiLoCards',
  component: HiLoCards,
  args: {
    cards: [cardOf('4', 'clubs'), cardOf('9', 'hearts'), cardOf('K', 'spades')],
    calls: ['higher', 'pass'],
    sentence: 'King of spades: is the next one lower?',
    labels: {
      cards: 'Cards of this round',
      trail: 'Cards before',
      card: cardText,
      faceDown: 'a card, face down',
      calls: { higher: 'called higher', lower: 'called lower', pass: 'passed' },
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put what each call pays on its button.'],
        dont: ['Do not show the next card before a call was made.'],
        accessibility: [
          'Each card says its rank and suit, each call its word.',
          'The row of cards before is reached by the Tab key, for it scrolls.',
        ],
      },
    },
  },
} satisfies Meta<typeof HiLoCards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'king of spades' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Ready: Story = {
  args: { cards: [], calls: [], sentence: 'Take the first card' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.labels.faceDown })).toBeVisible();
  },
};

export const Lost: Story = { args: { lost: true, sentence: 'King of spades: not lower' } };

export const LongRow: Story = {
  args: {
    cards: Array.from({ length: 24 }, (_, at) => (at * 7) % 52),
    calls: Array.from({ length: 23 }, (_, at) =>
      at % 2 ? ('higher' as const) : ('lower' as const),
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
