import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RouletteBoard } from './RouletteBoard.tsx';

const words: Record<string, string> = {
  red: 'Red',
  black: 'Black',
  even: 'Even',
  odd: 'Odd',
  low: '1–18',
  high: '19–36',
  dozen1: '1st 12',
  dozen2: '2nd 12',
  dozen3: '3rd 12',
  column1: 'Line 1',
  column2: 'Line 2',
  column3: 'Line 3',
};

const meta = {
  title: 'Gaming/RouletteBoard',
  component: RouletteBoard,
  args: {
    stakes: {},
    selected: [],
    winners: [],
    onSelect: fn(),
    currency: 'EUR',
    language: 'en',
    labels: {
      board: 'Where to bet',
      won: 'won',
      spot: (id) => words[id] ?? id,
      odds: (odds) => `×${odds}`,
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Give it the width of the page: it lies down from 40 rem on.'],
        dont: ['Do not mirror it: the cloth is printed the same everywhere.'],
        accessibility: [
          'Every number is a button of at least 44 px; its odds and the own stake are in its name.',
          'Red and black differ by more than hue, and zero says 0.',
        ],
      },
    },
  },
} satisfies Meta<typeof RouletteBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(49);
    await userEvent.click(canvas.getByRole('button', { name: '17, ×36' }));
    await expect(args.onSelect).toHaveBeenCalledWith('n17');
  },
};

export const Staked: Story = {
  args: { stakes: { n17: 100, red: 500, dozen2: 200 }, selected: ['n17', 'red', 'dozen2'] },
};

export const Won: Story = {
  args: {
    stakes: { n17: 100, black: 500 },
    winners: ['n17', 'black', 'odd', 'low', 'dozen2', 'column2'],
    disabled: true,
  },
};

export const Phone: Story = { ...Staked, globals: { viewport: { value: 'phone' } } };
