import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DrawStatistics } from './DrawStatistics.tsx';

const drawn = [12, 9, 8, 14, 10, 7, 11, 6, 13, 10];

const meta = {
  title: 'Gaming/DrawStatistics',
  component: DrawStatistics,
  args: {
    rows: drawn.map((count, number) => ({
      number: String(number),
      drawn: count,
      omission: (number * 7) % 19,
      longest: 20 + ((number * 11) % 23),
    })),
    evenDrawn: 10,
    language: 'en',
    labels: {
      caption: 'First position, last 100 draws',
      number: 'Number',
      drawn: 'Times drawn',
      omission: 'Draws since',
      longest: 'Longest wait',
      even: 'Even share: 10 of 100. What was drawn does not change what will be.',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say over how many draws it was counted, and that draws have no memory.'],
        dont: ['Do not call numbers hot, cold or due.'],
        accessibility: ['It is a table; the bars only repeat the figures beside them.'],
      },
    },
  },
} satisfies Meta<typeof DrawStatistics>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: args.labels.caption });
    const row = within(table).getByRole('row', { name: /^3 14/u });

    await expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['14', '2', '30']);
  },
};

export const Cars: Story = {
  args: {
    shape: 'tile',
    rows: drawn.map((count, index) => ({
      number: String(index + 1),
      drawn: count,
      omission: index,
      longest: 30,
    })),
  },
};

export const Waves: Story = {
  args: {
    rows: [
      { number: '01', tone: 'red', drawn: 16, omission: 3, longest: 41 },
      { number: '03', tone: 'blue', drawn: 9, omission: 22, longest: 38 },
      { number: '05', tone: 'green', drawn: 14, omission: 0, longest: 29 },
    ],
    evenDrawn: 14,
  },
};

export const NothingYet: Story = {
  args: {
    rows: drawn.map((_count, number) => ({
      number: String(number),
      drawn: 0,
      omission: 0,
      longest: 0,
    })),
    evenDrawn: 0,
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 328 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
