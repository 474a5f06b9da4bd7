import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Odds } from './Odds.tsx';

const meta = {
  title: 'Basics/Odds',
  component: Odds,
  args: {
    value: 1.91,
    language: 'en',
    labels: { up: 'went up', down: 'went down', suspended: 'suspended' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Write all prices of a view in the one format that the player chose.'],
        dont: ['Do not keep the arrow for long: it says what changed since the last look.'],
        accessibility: [
          'An arrow and a hidden word say which way a price went; the color only repeats it.',
          'The flash of a new price is left out for who asked for less motion.',
        ],
      },
    },
  },
} satisfies Meta<typeof Odds>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.91')).toBeVisible();
  },
};

export const Up: Story = {
  args: { movement: 'up' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.labels.up)).toBeInTheDocument();
  },
};

export const Down: Story = { args: { movement: 'down' } };

export const Suspended: Story = { args: { suspended: true } };

export const Formats: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Odds {...args} format="decimal" />
      <Odds {...args} format="fractional" />
      <Odds {...args} format="american" />
      <Odds {...args} format="hongKong" />
      <Odds {...args} format="indonesian" />
      <Odds {...args} format="malay" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['1.91', '10/11', '-110', '0.91', '-1.10'])
      await expect(canvas.getAllByText(text).length).toBeGreaterThan(0);
  },
};

export const Large: Story = { args: { size: 'lg', movement: 'up', value: 2.5 } };

export const OtherFigures: Story = { args: { language: 'de', value: 12.75 } };
