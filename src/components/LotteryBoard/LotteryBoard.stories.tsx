import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { LotteryBoard, type LotteryBoardProps } from './LotteryBoard.tsx';

const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];
const rowsOf = (count: number, note?: string) =>
  names.slice(0, count).map((label) => ({ id: label, label, note }));

const Playing = (props: LotteryBoardProps) => {
  const [picks, setPicks] = useState(props.picks);
  return (
    <LotteryBoard
      {...props}
      picks={picks}
      onChange={(next) => {
        setPicks(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Gaming/LotteryBoard',
  component: LotteryBoard,
  render: (args) => <Playing {...args} />,
  args: {
    family: 'SSC',
    rows: rowsOf(5, '9.8'),
    rule: { kind: 'each' },
    picks: [[3], [], [0, 7], [], []],
    onChange: fn(),
    language: 'en',
    currency: 'USD',
    stakeMinor: 200,
    labels: {
      board: 'Lucky digits: one position',
      keys: { all: 'All', big: 'Big', small: 'Small', odd: 'Odd', even: 'Even', clear: 'Clear' },
      random: 'Random pick',
      clearAll: 'Clear all',
      bets: (count) => (count === 1 ? '1 bet' : `${count} bets`),
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say under every row or above the board what the bet pays.'],
        dont: ['Do not pick numbers for the player before they ask for it.'],
        accessibility: [
          'Each row is one stop of the Tab key; the arrow keys walk over the numbers as they stand.',
          'A picked number changes its shape to a ball, not only its colour.',
        ],
      },
    },
  },
} satisfies Meta<typeof LotteryBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bets');
    const second = within(canvas.getByRole('group', { name: 'Second' }));

    await userEvent.click(second.getByRole('button', { name: '4' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([[3], [4], [0, 7], [], []]);

    await userEvent.click(second.getByRole('button', { name: 'Second: Big' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([[3], [5, 6, 7, 8, 9], [0, 7], [], []]);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 bets');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('group', { name: 'First' }));
    first.getByRole('button', { name: '0' }).focus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).not.toBe(first.getByRole('button', { name: '0' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(first.getByRole('button', { name: '0' })).toHaveFocus();

    await userEvent.keyboard(' ');
    await expect(first.getByRole('button', { name: '0' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(first.getByRole('button', { name: '1' })).toHaveFocus();
  },
};

export const Straight: Story = {
  args: {
    rows: rowsOf(3, '970'),
    rule: { kind: 'straight', distinct: false },
    picks: [[1, 2], [5], [0, 8, 9]],
    family: 'LF',
  },
};

export const ElevenByFive: Story = {
  args: {
    family: '11X5',
    rows: [{ id: 'any', label: 'Any two', note: '5.33' }],
    rule: { kind: 'choose', take: 2 },
    picks: [[2, 5, 11]],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bets');
  },
};

export const HongKong: Story = {
  args: {
    family: 'LHC',
    rows: [{ id: 'special', label: 'Special number', note: '47.5' }],
    picks: [[7, 15, 49]],
  },
};

export const Racing: Story = {
  args: {
    family: 'PK10',
    rows: rowsOf(2),
    rule: { kind: 'straight', distinct: true },
    picks: [
      [1, 2],
      [2, 10],
    ],
  },
};

export const Empty: Story = {
  args: { picks: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('0 bets');

    await userEvent.click(canvas.getByRole('button', { name: 'Random pick' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 bet');

    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0 bets');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Random pick' })).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    rows: [{ id: 'long', label: 'Zehntausenderstellenziehungsposition', note: '9.8' }],
    picks: [[1]],
  },
};
