import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ownClock, setClockForward } from '#stories/own-clock.ts';
import { DrawCountdown } from './DrawCountdown.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const plural = (one: string) => (count: number) => (count === 1 ? one : `${one}s`);

const labels = {
  lottery: 'Lucky five',
  issue: 'Issue 20261121-043',
  state: 'On sale',
  countdown: 'Sales close in',
  units: {
    days: plural('day'),
    hours: plural('hour'),
    minutes: plural('min'),
    seconds: plural('sec'),
  },
};

const meta = {
  title: 'Gaming/DrawCountdown',
  component: DrawCountdown,
  args: { state: 'open', endsAt: inSeconds(4 * 60 + 12), language: 'en', labels, onEnd: fn() },
  parameters: {
    docs: {
      notes: {
        do: ['Close sales by the server’s clock, and hand in how far this device’s clock is off.'],
        dont: ['Do not hurry a player: the last seconds look like all the others.'],
        accessibility: [
          'The state is announced when it changes; the time is read when somebody gets there.',
        ],
      },
    },
  },
} satisfies Meta<typeof DrawCountdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: labels.countdown });

    await waitFor(() => expect(timer).toHaveTextContent(/0[34]/u));
  },
};

export const Closing: Story = {
  args: { state: 'closing', endsAt: inSeconds(600), labels: { ...labels, state: 'Closing soon' } },
  beforeEach: ownClock,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/\d/u));
    setClockForward(600_000);
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const Closed: Story = {
  args: {
    state: 'closed',
    endsAt: inSeconds(25),
    labels: { ...labels, state: 'Sales are closed', countdown: 'The draw begins in' },
  },
};

export const Drawing: Story = {
  args: { state: 'drawing', labels: { ...labels, state: 'Being drawn' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Being drawn');
  },
};

export const Daily: Story = { args: { endsAt: inSeconds(26 * 3600) } };

export const LongText: Story = {
  args: {
    labels: {
      ...labels,
      lottery: 'Zahlenlotterie der vereinigten Küstenprovinzen',
      issue: 'Ziehungsnummer 20261121-0000043',
      state: 'Teilnahmescheine werden angenommen',
      countdown: 'Annahmeschluss der Teilnahmescheine in',
    },
  },
};
