import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TurnoverProgress } from './TurnoverProgress.tsx';

const labels = {
  state: 'Running',
  left: 'still to bet before you can withdraw it',
  progress: 'Valid bets',
};

const meta = {
  title: 'Gaming/TurnoverProgress',
  component: TurnoverProgress,
  args: {
    title: 'Welcome bonus',
    state: 'running',
    doneMinor: 64_000,
    neededMinor: 200_000,
    currency: 'USD',
    language: 'en',
    labels,
    note: 'Slots, fishing and lotteries count in full, live tables 10 %, cards not at all.',
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Say what is left in money, and which games count.',
          'Offer beside it to give up the bonus and keep the own money.',
        ],
        dont: ['Do not urge to bet more: no countdown that blinks, no praise for speed.'],
        accessibility: ['The bar has both amounts as its text.'],
      },
    },
  },
} satisfies Meta<typeof TurnoverProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,360.00')).toBeVisible();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '$640.00 / $2,000.00',
    );
  },
};

export const WithWayOut: Story = {
  args: {
    action: (
      <div>
        <Button variant="secondary" size="sm">
          Give up the bonus
        </Button>
      </div>
    ),
  },
};

export const Met: Story = {
  args: { state: 'met', doneMinor: 213_000, labels: { ...labels, state: 'Reached' } },
};

export const Expired: Story = {
  args: {
    state: 'expired',
    labels: { ...labels, state: 'Expired' },
    note: 'Ended on 14 November.',
  },
};

export const Empty: Story = { args: { doneMinor: 0 } };

export const LongText: Story = {
  args: {
    title: 'Einzahlungsbonus für wiederkehrende Mitglieder',
    neededMinor: 123_456_789_000,
    doneMinor: 99_999_999_900,
    currency: 'MMK',
    labels: { ...labels, state: 'Umsatzbedingungen noch nicht erfüllt' },
  },
};
