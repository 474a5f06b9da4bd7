import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    values: [20, 34, 28, 51, 47, 66, 85],
    label: 'Deposits over seven days: from 20 to 85',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Set the newest figure beside it: the line alone says only the direction.'],
        dont: ['Do not use it where single values count: that is a LineChart.'],
        accessibility: ['The whole line is one picture; its name tells the course in a sentence.'],
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};

export const Falling: Story = {
  args: { values: [85, 70, 74, 40, 31, 22], tone: 'danger', label: 'From 85 to 22' },
};

export const Rising: Story = { args: { tone: 'success' } };

export const Flat: Story = {
  args: { values: [4, 4, 4, 4], label: 'Four each day', tone: 'neutral' },
};

export const Empty: Story = { args: { values: [], label: 'No course yet', tone: 'neutral' } };
