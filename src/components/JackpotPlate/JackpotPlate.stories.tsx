import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { JackpotTicker } from '../JackpotTicker/JackpotTicker.tsx';
import { JackpotPlate } from './JackpotPlate.tsx';

const ticker = (size: 'md' | 'hero', startMinor = 123_456_789) => (
  <JackpotTicker
    label={word('home.jackpotTitle')}
    startMinor={startMinor}
    pool={null}
    everySeconds={[3, 4, 5]}
    currency="MMK"
    language="en"
    size={size}
  />
);

const meta = {
  title: 'Gaming/JackpotPlate',
  component: JackpotPlate,
  args: { children: ticker('md') },
  parameters: {
    docs: {
      notes: {
        do: ['Use the band once on a page, where nothing else moves.'],
        dont: ['Do not put anything beside the figure: the plate is its ground.'],
        accessibility: ['The band is a named part of the page; the figure is read once.'],
      },
    },
  },
} satisfies Meta<typeof JackpotPlate>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Card: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Band: Story = {
  args: { variant: 'band', label: word('home.jackpotTitle'), children: ticker('hero') },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: args.label ?? '' })).toBeVisible();
  },
};

export const LongFigureOnAPhone: Story = {
  args: {
    variant: 'band',
    label: word('home.jackpotTitle'),
    children: ticker('hero', 98_765_432_109_876),
  },
  globals: { viewport: { value: 'phone' } },
};
