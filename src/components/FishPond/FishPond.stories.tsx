import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FishPond, type PondFish } from './FishPond.tsx';

const names: [PondFish['id'], string, number][] = [
  ['sprat', 'Sprat', 2],
  ['crab', 'Crab', 3],
  ['puffer', 'Puffer', 5],
  ['seahorse', 'Seahorse', 8],
  ['turtle', 'Turtle', 12],
  ['octopus', 'Octopus', 20],
  ['shark', 'Shark', 50],
  ['whale', 'Whale', 120],
];

const pond = (change: Partial<Record<PondFish['id'], Partial<PondFish>>> = {}): PondFish[] =>
  names.map(([id, name, price]) => ({
    id,
    name,
    price: `${price}×`,
    aimed: 0,
    last: null,
    told: '',
    ...change[id],
  }));

const meta = {
  title: 'Gaming/FishPond',
  component: FishPond,
  args: { label: 'The reef', fish: pond(), onAim: fn(), sentence: 'Aim up to ten shots' },
  parameters: {
    docs: {
      notes: {
        do: ['Say what each price is worth before a shot is aimed.'],
        dont: ['Do not let a fish look easier than its chance: all return the same.'],
        accessibility: [
          'Each fish is a button named with its price and with what is aimed at it.',
          'With reduced motion nothing swims.',
        ],
      },
    },
  },
} satisfies Meta<typeof FishPond>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crab 3×' }));
    await expect(args.onAim).toHaveBeenCalledWith('crab');
  },
};

export const Aimed: Story = {
  args: {
    fish: pond({ crab: { aimed: 2, told: '2 aimed' }, whale: { aimed: 1, told: '1 aimed' } }),
  },
};

export const AfterTheVolley: Story = {
  args: {
    fish: pond({
      crab: { last: { caught: 1, shots: 2 }, told: '1 of 2 landed' },
      whale: { last: { caught: 0, shots: 1 }, told: '0 of 1 landed' },
    }),
    sentence: 'Stake 3.00, paid 3.00: nothing won, nothing lost.',
  },
};

export const Firing: Story = {
  args: { disabled: true, sentence: 'The volley is on its way' },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
