import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ownClock, setClockForward } from '#stories/own-clock.ts';
import { Countdown } from './Countdown.tsx';

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const meta = {
  title: 'Basics/Countdown',
  component: Countdown,
  args: {
    to: inSeconds(2 * 86_400 + 5 * 3600 + 1234),
    label: 'The draw begins in',
    language: 'en',
    labels: {
      days: (count: number) => (count === 1 ? 'day' : 'days'),
      hours: (count: number) => (count === 1 ? 'hour' : 'hours'),
      minutes: (count: number) => (count === 1 ? 'minute' : 'minutes'),
      seconds: (count: number) => (count === 1 ? 'second' : 'seconds'),
    },
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Count to an instant that the server named, and give the difference of the clocks.',
          'Say what comes when it ends: `ended` takes its place.',
        ],
        dont: ['Do not press a player with a countdown that begins anew: it must be true.'],
        accessibility: [
          'It is a timer without announcements: a screen reader hears it when it gets there.',
          'What is heard leaves the seconds out while there are minutes.',
        ],
      },
    },
  },
} satisfies Meta<typeof Countdown>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const timer = canvas.getByRole('timer', { name: args.label });
    await waitFor(() => expect(timer).toHaveTextContent('2 days 5 hours'));
    await expect(timer).not.toHaveAttribute('aria-live');
  },
};

export const Ticking: Story = {
  args: { to: inSeconds(3600), variant: 'line' },
  play: async ({ canvas }) => {
    const figure = () => canvas.getByRole('timer').textContent;
    await waitFor(() => expect(figure()).toMatch(/\d\dseconds/u));
    const before = figure();
    await waitFor(() => expect(figure()).not.toBe(before));
  },
};

export const Line: Story = { args: { variant: 'line' } };

export const ServerAhead: Story = {
  args: { to: inSeconds(3 * 86_400), offsetMs: 86_400_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/1 day 23 hours/u));
  },
};

export const Ending: Story = {
  args: { to: inSeconds(3600), ended: 'The draw has begun', onEnd: fn() },
  beforeEach: ownClock,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/\d\dseconds/u));
    setClockForward(3_600_000);
    await waitFor(() => expect(canvas.getByText('The draw has begun')).toBeVisible());
    await expect(args.onEnd).toHaveBeenCalledTimes(1);
  },
};

export const Ended: Story = {
  args: { to: '2020-01-01T00:00:00Z', ended: 'The draw has begun', onEnd: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The draw has begun')).toBeVisible();
    await expect(args.onEnd).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    labels: {
      days: () => 'verbleibende Tage',
      hours: () => 'Stunden',
      minutes: () => 'Minuten',
      seconds: () => 'Sekunden',
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
};
