import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MinesBoard } from './MinesBoard.tsx';

const meta = {
  title: 'Gaming/MinesBoard',
  component: MinesBoard,
  args: {
    opened: [7, 12, 18],
    laid: null,
    onOpen: fn(),
    sentence: '3 safe tiles, 5 mines',
    labels: {
      board: 'Five rows of five tiles',
      tile: (row, column) => `Row ${row}, column ${column}`,
      closed: 'covered',
      safe: 'safe',
      mine: 'mine',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Tell where all mines lay as soon as the round has ended, won or lost.'],
        dont: ['Do not mark tiles as near misses: every covered tile was alike.'],
        accessibility: [
          'The board is one stop of the Tab key; arrows walk over the tiles as they lie.',
          'Each tile says its row, its column and what it shows.',
          'A stone and a mine differ in shape, not only in color.',
        ],
      },
    },
  },
} satisfies Meta<typeof MinesBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Row 1, column 1: covered' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(0);

    await userEvent.click(canvas.getByRole('button', { name: 'Row 2, column 3: safe' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Row 1, column 1: covered' }).focus();

    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Row 2, column 2: covered' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(6);
  },
};

export const Covered: Story = { args: { opened: [], sentence: 'Choose a tile' } };

export const Lost: Story = {
  render: (args) => <MinesBoard {...args} onOpen={undefined} />,
  args: {
    opened: [7, 12, 18, 3],
    laid: [3, 9, 10, 16, 24],
    sentence: 'A mine: the stake is lost',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /: mine$/u })).toHaveLength(5);
  },
};

export const Taken: Story = {
  render: (args) => <MinesBoard {...args} onOpen={undefined} />,
  args: { laid: [3, 9, 10, 16, 24], sentence: 'Taken at 1.99×' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
