import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PriceButton } from './PriceButton.tsx';

const meta = {
  title: 'Gaming/PriceButton',
  component: PriceButton,
  args: { label: 'Alderwick', odds: 2.375, onSelect: fn(), language: 'en' },
  parameters: {
    docs: {
      notes: {
        do: ['Name what is bet on as the market’s heading leaves it open: “Home”, “Over 2.5”.'],
        dont: ['Do not use it where nothing can be bet: a price alone is an `Odds`.'],
        accessibility: ['It is a pressed button while it is chosen; at least 44 pixels high.'],
      },
    },
  },
} satisfies Meta<typeof PriceButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alderwick 2.375' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

export const Selected: Story = {
  args: { selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
};

export const Closed: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { label: 'Both sides score in the second half of the match', odds: 101 },
};
