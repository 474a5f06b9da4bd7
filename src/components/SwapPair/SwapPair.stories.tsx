import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SwapPair } from './SwapPair.tsx';

const meta = {
  title: 'Forms/SwapPair',
  component: SwapPair,
  args: {
    from: 'Main wallet',
    to: 'Aurora slots',
    swapLabel: 'Exchange the two wallets',
    onSwap: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Put a field with its own label on each side: "From", "To".'],
        dont: ['Do not use it where one direction is not allowed.'],
        accessibility: ['The order of reading is from, exchange, to, also right to left.'],
      },
    },
  },
} satisfies Meta<typeof SwapPair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exchange the two wallets' }));

    await expect(args.onSwap).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: {
    from: 'Hauptguthaben für alle Spielkategorien',
    to: 'Guthaben des Anbieters für Live-Tische und Kartenspiele',
  },
};
