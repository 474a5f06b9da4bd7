import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { word } from '#stories/words.ts';
import { JackpotPlate } from '../JackpotPlate/JackpotPlate.tsx';
import { JackpotTicker } from './JackpotTicker.tsx';

const meta = {
  title: 'Gaming/JackpotTicker',
  component: JackpotTicker,
  args: {
    label: word('home.jackpotTitle'),
    startMinor: 3_145_287_900,
    pool: { previousMinor: 3_145_287_900, amountMinor: 3_145_388_400, overSeconds: 60 },
    everySeconds: [3, 4, 5],
    currency: 'USD',
    language: 'en',
  },
  decorators: [
    (Story) => (
      <JackpotPlate>
        <Story />
      </JackpotPlate>
    ),
  ],
  parameters: {
    docs: {
      notes: {
        do: ['Let it stand on a `JackpotPlate`: it takes the plate’s color.'],
        dont: ['Never show a figure that no pool stands behind.'],
        accessibility: [
          'A screen reader hears the amount when it gets there, not every step.',
          'With reduced motion the figures change without rolling.',
        ],
      },
    },
  },
} satisfies Meta<typeof JackpotTicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hero: Story = {
  args: { size: 'hero', note: 'From half a per cent of every stake' },
  decorators: [(Story) => <Story />],
};

/** It goes to the real amount and stands there. */
export const Growing: Story = {
  args: {
    everySeconds: [0.1],
    pool: { previousMinor: 3_145_287_900, amountMinor: 3_145_288_400, overSeconds: 0.5 },
  },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-jackpot]');
    await waitFor(() => expect(figure?.getAttribute('data-jackpot')).toBe('3145288400'));
  },
};

/** Before the pool is known: what is in it at least. */
export const NotKnownYet: Story = { args: { pool: null } };

/** The longest amounts are written smaller, never cut. */
export const LargeAmount: Story = {
  args: { startMinor: 98_765_432_100, pool: null, currency: 'VND', language: 'vi', size: 'hero' },
  globals: { viewport: { value: 'phone' } },
};

export const OtherDigits: Story = {
  args: { currency: 'AED', language: 'fa', label: 'جک‌پات' },
};
