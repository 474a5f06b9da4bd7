import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { NetPosition } from './NetPosition.tsx';

const meta = {
  title: 'Gaming/NetPosition',
  component: NetPosition,
  args: {
    elapsedSeconds: 2525,
    netMinor: -1250,
    currency: 'USD',
    language: 'en',
    running: false,
    labels: { title: 'This session', elapsed: 'Time played', net: 'Won and lost' },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep it in sight on every screen where a round can be played.'],
        dont: [
          'Never hide, fold or cover it.',
          'Do not color or animate a gain: the figure is information, not a prize.',
        ],
        accessibility: [
          'A list of two terms; the running time is not announced, it is read on demand.',
          'Gain and loss differ by their sign, not by color.',
        ],
      },
    },
  },
} satisfies Meta<typeof NetPosition>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gain: Story = { args: { netMinor: 8420 } };

export const Even: Story = { args: { netMinor: 0, elapsedSeconds: 0 } };

/** The time goes on by itself. */
export const Running: Story = {
  args: { running: true, elapsedSeconds: 3599 },
  play: async ({ canvasElement }) => {
    const time = canvasElement.querySelector('time');
    // A busy machine leaves seconds out.
    const later = expect.stringMatching(/^PT36\d\dS$/u) as string;
    await waitFor(() => expect(time).toHaveAttribute('datetime', later));
  },
};

export const WithBreak: Story = {
  args: {
    action: (
      <Button size="sm" variant="secondary">
        Take a break
      </Button>
    ),
  },
};

export const LongText: Story = {
  args: {
    netMinor: -98_765_432_100,
    currency: 'VND',
    labels: {
      title: 'Sitzung',
      elapsed: 'Bisherige Gesamtspieldauer',
      net: 'အနိုင်ရရှိမှုနှင့် ဆုံးရှုံးမှု ကွာခြားချက်',
    },
  },
};
