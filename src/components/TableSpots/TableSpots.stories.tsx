import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TableSpots } from './TableSpots.tsx';

const meta = {
  title: 'Gaming/TableSpots',
  component: TableSpots,
  args: {
    groups: [
      {
        id: 'main',
        main: true,
        spots: [
          { id: 'player', label: 'Player', odds: '×2' },
          { id: 'tie', label: 'Tie', odds: '×9', tone: 'gold' },
          { id: 'banker', label: 'Banker', odds: '×1.95' },
        ],
      },
      {
        id: 'pairs',
        title: 'First two cards',
        spots: [
          { id: 'playerPair', label: 'Player pair', odds: '×12' },
          { id: 'bankerPair', label: 'Banker pair', odds: '×12' },
        ],
      },
    ],
    stakes: {},
    selected: [],
    winners: [],
    onSelect: fn(),
    currency: 'EUR',
    language: 'en',
    labels: { board: 'Where to bet', won: 'won' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Write the odds on every field, as they pay with the stake.'],
        dont: ['Do not lead the eye to the bets that return least.'],
        accessibility: [
          'Each field is a button: its name holds the odds, the own stake and whether it won.',
          'A field that won carries a tick beside its frame.',
        ],
      },
    },
  },
} satisfies Meta<typeof TableSpots>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Banker, ×1.95' }));
    await expect(args.onSelect).toHaveBeenCalledWith('banker');
  },
};

export const Staked: Story = {
  args: { selected: ['banker'], stakes: { banker: 500, tie: 100 } },
};

export const Won: Story = {
  args: { stakes: { banker: 500, tie: 100 }, winners: ['banker', 'bankerPair'], disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const won = canvas.getByRole('button', { name: 'Banker, ×1.95, €5.00, won' });
    await userEvent.click(won);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Phone: Story = { ...Staked, globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'main',
        main: true,
        spots: [
          { id: 'a', label: 'Höchstauszahlungsfeld des Spielers', odds: '×2' },
          { id: 'b', label: 'Unentschieden mit Gleichstandsfarbe', odds: '×51' },
        ],
      },
    ],
    stakes: { a: 123_456_700 },
  },
};
