import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Basics/Spinner',
  component: Spinner,
  args: { label: word('common.loading'), size: 32 },
  parameters: {
    docs: {
      notes: {
        do: ['Use it where nobody knows how long it takes, for small things.'],
        dont: ['Do not use it for a page or a list: a Skeleton keeps the place.'],
        accessibility: [
          'With a label it is announced; inside a busy control leave the label out.',
          'With reduced motion it fades instead of turning.',
        ],
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status', { name: args.label ?? '' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Spinner {...args} size={16} />
      <Spinner {...args} size={24} />
      <Spinner {...args} size={48} />
    </div>
  ),
};

export const Silent: Story = {
  args: { label: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};
