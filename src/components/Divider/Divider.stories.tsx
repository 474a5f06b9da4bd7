import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: {
    docs: {
      notes: {
        do: ['Use it between things that differ, where space alone does not tell.'],
        dont: ['Do not draw it between equal rows of a list.'],
        accessibility: ['A plain one is a separator; one that stands in a row is decoration.'],
      },
    },
  },
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};

export const WithWord: Story = { args: { label: 'or' } };

export const Vertical: Story = {
  args: { vertical: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, blockSize: 32 }}>
      <span>A</span>
      <Divider {...args} />
      <span>B</span>
    </div>
  ),
};

export const LongText: Story = {
  args: { label: 'oder mit einem bestehenden Vertriebspartnerkonto anmelden' },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
