import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { linesOfThreeRows } from '#games/slot/rules/slot-lines.ts';
import { lanterns } from '#games/slot/rules/tables/lanterns.ts';
import { renderSymbol } from '#vendor/symbols/render-symbol.ts';
import { symbolPlans } from '#vendor/symbols/symbol-plan.ts';
import { PayTable } from './PayTable.tsx';

const foxes = { gameCode: 'story-moon-of-the-fox', motifs: ['fox', 'moon'], hues: [48, 230, 300] };
const pictures = symbolPlans(foxes, lanterns).map(
  (plan, at) => `data:image/svg+xml,${encodeURIComponent(renderSymbol(`story:${at}`, plan))}`,
);
const picture = (at: number): string => pictures[at] ?? '';

const meta = {
  title: 'Gaming/PayTable',
  component: PayTable,
  args: {
    label: 'Pay table',
    entries: [
      { picture: picture(0), name: 'Wild', note: 'Stands for every other picture.', pays: [] },
      {
        picture: picture(1),
        name: 'Scatter',
        note: 'Counts wherever it lies.',
        pays: [
          { count: '5', worth: '×100' },
          { count: '4', worth: '×10' },
          { count: '3', worth: '×2' },
        ],
      },
      {
        picture: picture(2),
        name: 'Picture 1',
        pays: [
          { count: '5', worth: '×100' },
          { count: '4', worth: '×20' },
          { count: '3', worth: '×4' },
        ],
      },
      {
        picture: picture(6),
        name: 'Heart',
        pays: [
          { count: '5', worth: '×12' },
          { count: '4', worth: '×3.20' },
          { count: '3', worth: '×1' },
        ],
      },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'State what is paid as a multiple of the whole stake, wherever the table counts in coins.',
        ],
        dont: [
          'Do not leave out a symbol that pays nothing by itself: its note says what it is for.',
        ],
        accessibility: [
          'A list of symbols with their names; pictures are decoration.',
          'Every line is a picture with a name, drawn by squares and a path.',
        ],
      },
    },
  },
} satisfies Meta<typeof PayTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Pay table' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const WithLines: Story = {
  args: {
    lines: linesOfThreeRows(25),
    rows: 3,
    linesLabel: '25 lines',
    lineLabel: (line) => `Line ${line}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Line 25' })).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        picture: picture(1),
        name: 'Freispielsymbol (Streusymbol)',
        note: 'Zählt, wo immer es liegt; drei oder mehr geben zehn Freispiele mit fünffachem Gewinn.',
        pays: [{ count: '5', worth: '×1.234,50' }],
      },
    ],
  },
};
