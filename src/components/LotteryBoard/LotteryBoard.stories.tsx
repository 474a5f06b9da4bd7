import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { lotteryWave } from '#domain/lottery/waves.ts';
import { numbersOf, rowsOf, sides } from './board-samples.ts';
import { LotteryBoard, type LotteryBoardProps } from './LotteryBoard.tsx';

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
    rows: rowsOf(5, '9.8'),
    rule: { kind: 'each' },
    picks: [['3'], [], ['0', '7'], [], []],
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
          'A picked number changes its shape to a ball, not only its color.',
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
    await expect(args.onChange).toHaveBeenLastCalledWith([['3'], ['4'], ['0', '7'], [], []]);

    await userEvent.click(second.getByRole('button', { name: 'Second: Big' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([
      ['3'],
      ['5', '6', '7', '8', '9'],
      ['0', '7'],
      [],
      [],
    ]);
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
    picks: [['1', '2'], ['5'], ['0', '8', '9']],
  },
};

export const ElevenByFive: Story = {
  args: {
    rows: [
      { id: 'any', label: 'Any two', note: '5.33', look: 'balls', options: numbersOf(1, 11, 2) },
    ],
    rule: { kind: 'choose', take: 2 },
    picks: [['02', '05', '11']],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bets');
  },
};

export const HongKong: Story = {
  args: {
    rows: [
      {
        id: 'special',
        label: 'Special number',
        note: '47.5',
        look: 'balls',
        options: numbersOf(1, 49, 2).map((option) => ({
          ...option,
          tone: lotteryWave(Number(option.value)),
        })),
      },
    ],
    picks: [['07', '15', '49']],
  },
};

export const Racing: Story = {
  args: {
    shape: 'tile',
    rows: rowsOf(2, undefined, numbersOf(1, 10)),
    rule: { kind: 'straight', distinct: true },
    picks: [
      ['1', '2'],
      ['2', '10'],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 bets');
  },
};

/** Words with their odds; there is nothing to pick a share of. */
export const Sides: Story = {
  args: { rows: sides, picks: [['big'], []] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'First: All' })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: /^Tie/u }));
    await expect(args.onChange).toHaveBeenLastCalledWith([['big'], ['tie']]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 bets');
  },
};

/** Last two digits: a hundred numbers. */
export const Hundred: Story = {
  args: {
    rows: [
      { id: 'last2', label: 'Last two', note: '95', look: 'pairs', options: numbersOf(0, 99, 2) },
    ],
    picks: [['07', '38', '83']],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '00' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([['00', '07', '38', '83']]);

    await userEvent.click(canvas.getByRole('button', { name: 'Last two: Odd' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('50 bets');
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
    rows: [
      {
        id: 'long',
        label: 'Zehntausenderstellenziehungsposition',
        note: '9.8',
        look: 'balls',
        options: numbersOf(0, 9),
      },
    ],
    picks: [['1']],
  },
};
