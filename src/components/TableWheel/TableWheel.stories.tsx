import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { moneyWheel } from '#games/live-table/rules/tables/money-wheel.ts';
import { rouletteColor, rouletteWheel } from '#games/roulette/rules/roulette-table.ts';
import { TableWheel } from './TableWheel.tsx';

const meta = {
  title: 'Gaming/TableWheel',
  component: TableWheel,
  args: {
    sectors: rouletteWheel.map((number) => ({
      label: String(number),
      tone: rouletteColor(number),
    })),
    target: 8,
    turning: false,
    turnMs: 6000,
    label: 'The wheel stands at 25',
    result: '25',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say the result with words beside the wheel as soon as it stands.'],
        dont: ['Do not let it stop almost at another field: it turns evenly to its end.'],
        accessibility: [
          'A picture with a name that says what it shows.',
          'With reduced motion it stands at its result at once.',
        ],
      },
    },
  },
} satisfies Meta<typeof TableWheel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The wheel stands at 25' })).toBeVisible();
  },
};

const tones = { x1: 'low', x3: 'middle', x6: 'middle', x12: 'high', x25: 'high' } as const;

export const MoneyWheel: Story = {
  args: {
    sectors: moneyWheel.map((symbol) => ({
      label: symbol.slice(1),
      tone: tones[symbol as keyof typeof tones] ?? 'top',
    })),
    target: 3,
    result: moneyWheel[3]?.slice(1),
    label: 'The wheel stands',
  },
};

export const BeforeTheFirstTurn: Story = {
  args: { target: null, result: undefined, label: 'The wheel waits' },
};

export const Turning: Story = { args: { turning: true, label: 'The wheel turns' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
