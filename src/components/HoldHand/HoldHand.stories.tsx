import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { cardOf, cardText } from '#games/shared/rules/cards/card.ts';
import { CardTable } from '../CardTable/CardTable.tsx';
import { HoldHand } from './HoldHand.tsx';

const HeldHand = (props: ComponentProps<typeof HoldHand>) => {
  const [held, setHeld] = useState(props.held);
  return (
    <CardTable>
      <HoldHand
        {...props}
        held={held}
        onToggle={(at) => {
          setHeld(held.map((one, place) => (place === at ? !one : one)));
          props.onToggle(at);
        }}
      />
    </CardTable>
  );
};

const meta = {
  title: 'Gaming/HoldHand',
  component: HoldHand,
  args: {
    cards: [
      cardOf('Q', 'hearts'),
      cardOf('J', 'hearts'),
      cardOf('4', 'clubs'),
      cardOf('10', 'hearts'),
      cardOf('A', 'spades'),
    ],
    held: [true, true, false, false, false],
    open: true,
    onToggle: fn(),
    labels: {
      hand: 'Your five cards',
      card: (card) => (card === null ? 'a card, face down' : cardText(card)),
      held: 'Held',
      hold: 'Hold',
    },
  },
  render: (args) => <HeldHand {...args} />,
  parameters: {
    docs: {
      notes: {
        do: ['Let the player hold and let go as often as they like before they draw.'],
        dont: ['Do not hold cards for the player.'],
        accessibility: [
          'Each card is a switch named after the card; "Held" is a word, not only a color.',
          'Tab goes from card to card; space and Enter turn one.',
        ],
      },
    },
  },
} satisfies Meta<typeof HoldHand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const ten = canvas.getByRole('button', { name: '10 of hearts Hold' });
    await userEvent.click(ten);
    await expect(args.onToggle).toHaveBeenCalledWith(3);
    await expect(ten).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(ten).toHaveAttribute('aria-pressed', 'false');
  },
};

export const BeforeTheDeal: Story = {
  args: { cards: [null, null, null, null, null], held: [], open: false },
  render: (args) => (
    <CardTable>
      <HoldHand {...args} />
    </CardTable>
  ),
};

export const Drawn: Story = { args: { open: false } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
