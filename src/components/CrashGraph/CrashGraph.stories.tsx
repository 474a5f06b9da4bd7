import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CrashGraph } from './CrashGraph.tsx';

const meta = {
  title: 'Gaming/CrashGraph',
  component: CrashGraph,
  args: {
    phase: 'running',
    elapsedMs: 14_000,
    paused: true,
    language: 'en',
    labels: {
      graph: 'Multiplier of the round',
      waiting: 'seconds to the next round',
      running: 'The round is running',
      crashed: 'Crashed at',
      cashedOut: 'You took',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Hand in the elapsed time that the platform told; the graph runs on from there.'],
        dont: [
          'Do not use two scenes in one game: a scene is how players know it again.',
          'Do not show how much more a player could have had: the round is over.',
        ],
        accessibility: [
          'The multiplier and the state are text; the curve is decoration.',
          'A screen reader hears the beginning and the end of a round, not every hundredth.',
          'With reduced motion the curve is not drawn while it runs; the figure changes twice a second.',
        ],
      },
    },
  },
} satisfies Meta<typeof CrashGraph>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.31×')).toBeVisible();
  },
};

export const Waiting: Story = { args: { phase: 'waiting', startsInSeconds: 6 } };

export const Running: Story = {
  args: { paused: false, elapsedMs: 3000 },
  play: async ({ canvas }) => {
    const figure = () => canvas.getByText(/^\d+\.\d\d×$/u).textContent;
    const before = figure();

    await waitFor(() => expect(figure()).not.toBe(before));
  },
};

export const CashedOut: Story = { args: { cashedOutAt: 1.75, elapsedMs: 16_000 } };

export const Crashed: Story = {
  args: { phase: 'crashed', elapsedMs: 31_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Crashed at 6.42×');
  },
};

export const CrashedAtOnce: Story = { args: { phase: 'crashed', elapsedMs: 0 } };

export const CrashedAfterCashOut: Story = {
  args: { phase: 'crashed', elapsedMs: 24_000, cashedOutAt: 2.5 },
};

export const Comet: Story = { args: { scene: 'comet' } };

export const PaperPlane: Story = { args: { scene: 'plane' } };

export const Balloon: Story = { args: { scene: 'balloon' } };

export const Moon: Story = { args: { scene: 'moon' } };

export const Brass: Story = { args: { scene: 'brass' } };

export const Rocket: Story = { args: { scene: 'rocket' } };

export const RocketWaiting: Story = {
  args: { scene: 'rocket', phase: 'waiting', startsInSeconds: 6 },
};

export const BalloonCrashed: Story = {
  args: { scene: 'balloon', phase: 'crashed', elapsedMs: 24_000, cashedOutAt: 2.5 },
};

export const LongText: Story = {
  args: {
    phase: 'crashed',
    elapsedMs: 115_000,
    cashedOutAt: 512.25,
    labels: {
      graph: 'Multiplikator der laufenden Runde',
      waiting: 'Sekunden bis zur nächsten Runde',
      running: 'Die Runde läuft',
      crashed: 'Rundenabbruch beim Multiplikator',
      cashedOut: 'Gewinn vor Rundenende mitgenommen bei',
    },
  },
};
