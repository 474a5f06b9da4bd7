import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { word } from '#stories/words.ts';
import { BalanceChip } from './BalanceChip.tsx';

const meta = {
  title: 'Gaming/BalanceChip',
  component: BalanceChip,
  args: {
    label: word('header.balance'),
    minor: 1_284_550,
    currency: 'USD',
    language: 'en',
    onToggleHidden: fn(),
    showLabel: word('header.showBalance'),
    hideLabel: word('header.hideBalance'),
    onRefresh: fn(),
    refreshLabel: word('header.refreshBalance'),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Use the compact pill in a header and the two lines in a menu.',
          'Keep the choice to hide the amount for the whole session.',
        ],
        dont: ['Never show zero for a balance that is not known yet: leave `minor` null.'],
        accessibility: [
          'The amount is announced politely when it changes.',
          'A hidden amount is taken out of the page, so that a screen reader does not say it.',
        ],
      },
    },
  },
} satisfies Meta<typeof BalanceChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [hide, refresh] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(hide).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleHidden).toHaveBeenCalledOnce();
    await userEvent.click(refresh as HTMLElement);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const Compact: Story = { args: { compact: true } };

export const Hidden: Story = {
  args: { compact: true, hidden: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('12,845');
  },
};

export const Loading: Story = { args: { compact: true, minor: null, refreshing: true } };

/** A second press while it is being fetched asks for nothing. */
export const Refreshing: Story = {
  args: { refreshing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] as HTMLElement);
    await expect(args.onRefresh).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { error: word('refusals.network_error') } };

export const LargeAmount: Story = {
  args: { compact: true, minor: 98_765_432_100, currency: 'VND' },
};
