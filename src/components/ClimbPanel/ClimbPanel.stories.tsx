import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ClimbPanel } from './ClimbPanel.tsx';

const meta = {
  title: 'Gaming/ClimbPanel',
  component: ClimbPanel,
  args: {
    worth: 1.98,
    worthMinor: 1980,
    nextWorth: 3.96,
    onTake: fn(),
    currency: 'USD',
    language: 'en',
    labels: { now: 'Worth now', next: 'After the next step', take: 'Take $19.80' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Write the amount on the button: who takes it must know what.'],
        dont: ['Do not show what would have been won after the round has ended.'],
        accessibility: ['Terms and figures are a description list; the button says what it pays.'],
      },
    },
  },
} satisfies Meta<typeof ClimbPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1.98×')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Take $19.80' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const BeforeTheFirstStep: Story = {
  args: { worth: 1, worthMinor: 1000, nextWorth: 1.98, isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const WithSteps: Story = {
  args: {
    nextWorth: null,
    children: (
      <Button variant="secondary" fullWidth>
        Higher or the same: 2.31×
      </Button>
    ),
  },
};

export const Sending: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    worth: 1012.55,
    worthMinor: 101_255_000,
    labels: {
      now: 'Gegenwärtiger Auszahlungsbetrag',
      next: 'Nach dem nächsten richtigen Schritt',
      take: 'Auszahlung mitnehmen: $1,012,550.00',
    },
  },
};
