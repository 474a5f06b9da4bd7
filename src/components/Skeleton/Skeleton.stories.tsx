import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Basics/Skeleton',
  component: Skeleton,
  args: { lines: 3 },
  parameters: {
    docs: {
      notes: {
        do: ['Draw the final layout: what comes must not move anything.'],
        dont: ['Do not show it for what comes at once.'],
        accessibility: [
          'It is hidden from screen readers: say that something loads where it loads.',
          'With reduced motion nothing sweeps over it.',
        ],
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3);
  },
};

export const Box: Story = { args: { shape: 'box', ratio: '16 / 9' } };

export const Circle: Story = { args: { shape: 'circle', width: '64px' } };
