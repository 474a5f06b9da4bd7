import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OpenedNumbers } from './OpenedNumbers.tsx';

const meta = {
  title: 'Gaming/OpenedNumbers',
  component: OpenedNumbers,
  args: {
    family: 'SSC',
    numbers: [3, 0, 7, 7, 9],
    openedAt: '2026-11-21T08:20:00Z',
    language: 'en',
    labels: {
      issue: 'Issue 20261121-042',
      sum: 'Sum',
      size: 'Size',
      parity: 'Parity',
      sizes: { big: 'Big', small: 'Small', 'even-out': 'Push' },
      parities: { odd: 'Odd', even: 'Even' },
      waves: { red: 'red wave', blue: 'blue wave', green: 'green wave' },
      special: 'special number',
      waiting: 'The numbers are being drawn',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show the newest draw first, and the one under way above it.'],
        dont: ['Do not show hot and cold numbers beside it: draws have no memory.'],
        accessibility: ['The balls are an ordered list: their order is the draw’s.'],
      },
    },
  },
} satisfies Meta<typeof OpenedNumbers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('26')).toBeVisible();
    await expect(canvas.getByText('Big')).toBeVisible();
    await expect(canvas.getByText('Even')).toBeVisible();
  },
};

export const ElevenByFive: Story = { args: { family: '11X5', numbers: [7, 1, 11, 4, 9] } };

export const HongKong: Story = {
  args: {
    family: 'LHC',
    numbers: [7, 15, 22, 30, 41, 44, 46],
    attributes: ['Horse', 'Rat', 'Snake', 'Ox', 'Tiger', 'Dog', 'Goat'],
  },
};

export const Racing: Story = {
  args: { family: 'PK10', numbers: [5, 8, 10, 1, 3, 2, 9, 6, 4, 7] },
};

/** The numbers come in while the player looks on. */
export const Fresh: Story = {
  args: { fresh: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toBeVisible());
  },
};

export const ThreeDigits: Story = { args: { family: 'LF', numbers: [4, 4, 1] } };

export const Loading: Story = {
  args: { numbers: null },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.waiting);
  },
};
