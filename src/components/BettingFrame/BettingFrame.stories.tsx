import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../Surface/Surface.tsx';
import { BettingFrame } from './BettingFrame.tsx';

const meta = {
  title: 'Layout/BettingFrame',
  component: BettingFrame,
  args: {
    children: (
      <Surface>
        <div style={{ blockSize: 640 }}>The board</div>
      </Surface>
    ),
    slip: (
      <Surface level="raised">
        <div style={{ blockSize: 320 }}>The slip</div>
      </Surface>
    ),
    slipLabel: 'Your slip',
    sum: '6 bets · $12.00',
    toSlip: 'To the slip',
    rest: <Surface>Results and tickets</Surface>,
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      notes: {
        do: ['Leave the bar away while the slip is empty.'],
        dont: ['Do not put a second way to place into the bar: the slip is read first.'],
        accessibility: ['The bar’s button moves the focus into the slip.'],
      },
    },
  },
} satisfies Meta<typeof BettingFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your slip' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'To the slip' });
    // Without a phone's window the bar is not shown.
    if (!button) return;
    await userEvent.click(button);

    await expect(canvas.getByRole('group', { name: 'Your slip' })).toHaveFocus();
  },
};

export const EmptySlip: Story = {
  args: { sum: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'To the slip' })).toBeNull();
  },
};
