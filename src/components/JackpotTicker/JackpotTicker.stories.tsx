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
    stepMinMinor: 10_000,
    stepMaxMinor: 50_000,
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
        do: ['Let it stand on a `JackpotPlate`: it takes the plate’s colour.'],
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

/** It grows by itself, within its rule. */
export const Growing: Story = {
  args: { everySeconds: [0.2], stepMinMinor: 100, stepMaxMinor: 100 },
  play: async ({ canvasElement }) => {
    const figure = canvasElement.querySelector('[data-jackpot]');
    await waitFor(() =>
      expect(Number(figure?.getAttribute('data-jackpot'))).toBeGreaterThan(3_145_287_900),
    );
  },
};

/** The longest amounts are written smaller, never cut. */
export const LargeAmount: Story = {
  args: { startMinor: 98_765_432_100, currency: 'VND', language: 'vi', size: 'hero' },
  globals: { viewport: { value: 'phone' } },
};

export const OtherDigits: Story = {
  args: { currency: 'AED', language: 'fa', label: 'جک‌پات' },
};
