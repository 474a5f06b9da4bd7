import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ownClock, setClockForward } from '#stories/own-clock.ts';
import { word } from '#stories/words.ts';
import { WaitButton } from './WaitButton.tsx';

const meta = {
  title: 'Forms/WaitButton',
  component: WaitButton,
  args: {
    children: word('verify.send'),
    until: null,
    waitLabel: (time: string) => `Send again in ${time}`,
    readyText: word('verify.ready'),
    language: 'en',
    variant: 'secondary',
    onPress: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Give the instant that the platform named; a wait outlives the popup that it was seen in.',
          'Say in the words what will be possible again, not only when.',
        ],
        dont: ['Do not use it to hurry anybody: it tells a limit and never an offer’s end.'],
        accessibility: [
          'It stays focusable while it rests and is marked as disabled.',
          'A screen reader hears minutes, and once that the wait is over.',
        ],
      },
    },
  },
} satisfies Meta<typeof WaitButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

export const Waiting: Story = {
  args: { until: Date.now() + 3_600_000 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await waitFor(() => expect(button).toHaveTextContent(/Send again in \d+:\d\d/u));
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Over: Story = {
  args: { until: Date.now() + 3_600_000 },
  beforeEach: ownClock,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button')).toHaveTextContent(/\d/u));
    setClockForward(3_600_000);
    await waitFor(() => expect(canvas.getByRole('status')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled');
  },
};

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    until: Date.now() + 3_600_000,
    waitLabel: (time: string) => `Bestätigungscode noch einmal zusenden lassen in ${time}`,
    fullWidth: true,
  },
};
