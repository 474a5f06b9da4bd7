import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Surface } from '../Surface/Surface.tsx';
import { Cluster } from './Cluster.tsx';

const boxes = ['One', 'Two', 'Three', 'Four'].map((text) => (
  <Surface key={text} padding="sm">
    {text}
  </Surface>
));

const meta = {
  title: 'Layout/Cluster',
  component: Cluster,
  args: { children: boxes },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for what belongs together in a line and may break: buttons, chips, badges.'],
        dont: ['Do not use it for cells of one width: that is a Grid.'],
        accessibility: ['The order on the page is the order of the keyboard.'],
      },
    },
  },
} satisfies Meta<typeof Cluster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpreadOut: Story = { args: { justify: 'between', align: 'baseline' } };

export const OneLine: Story = { args: { wrap: false, gap: 'x1' } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 150 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const first = canvas.getByText('One').getBoundingClientRect();
    const last = canvas.getByText('Four').getBoundingClientRect();
    await expect(last.top).toBeGreaterThan(first.top);
  },
};
