import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { kenoTables } from '#games/keno/rules/keno-rules.ts';
import { KenoBoard, type KenoBoardProps } from './KenoBoard.tsx';

const Playing = (props: KenoBoardProps) => {
  const [picks, setPicks] = useState(props.picks);
  return (
    <KenoBoard
      {...props}
      picks={picks}
      onChange={(next) => {
        setPicks(next);
        props.onChange(next);
      }}
    />
  );
};

const paysOf = (table: 'forty' | 'eighty', picked: 4 | 10) =>
  kenoTables[table].pays[picked].map((hundredths) => hundredths / 100);

const meta = {
  title: 'Gaming/KenoBoard',
  component: KenoBoard,
  render: (args) => <Playing {...args} />,
  args: {
    count: 40,
    most: 10,
    picks: [4, 11, 23, 38],
    onChange: fn(),
    came: [11, 2, 38, 17, 40, 5, 23, 9, 30, 26],
    pays: paysOf('forty', 4),
    sentence: 'Three of four came: 11.40×',
    labels: {
      board: 'Numbers 1 to 40',
      pays: 'What hits pay',
      hits: (hits) => (hits === 1 ? '1 hit' : `${hits} hits`),
      came: 'came',
      hit: 'hit',
    },
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show what so many hits pay before the draw, for as many numbers as are picked.'],
        dont: ['Do not set off numbers that came often: draws have no memory.'],
        accessibility: [
          'The board is one stop of the Tab key; arrows walk over the numbers as they lie.',
          'A hit has a tick beside its color, and says so.',
        ],
      },
    },
  },
} satisfies Meta<typeof KenoBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '23 hit' })).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 4, 11, 23, 38]);
    await userEvent.click(canvas.getByRole('button', { name: '4' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([1, 11, 23, 38]);
  },
};

export const Picking: Story = { args: { came: null, sentence: 'Pick up to ten numbers' } };

export const Full: Story = {
  args: {
    came: null,
    picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    pays: paysOf('forty', 10),
    sentence: 'Ten numbers are picked',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '11' }));

    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Eighty: Story = {
  args: { count: 80, pays: paysOf('eighty', 4), sentence: 'Pick up to ten numbers', came: null },
};

export const Coming: Story = {
  args: { stepMs: 60, disabled: true, sentence: 'The numbers are coming' },
  globals: { motion: 'full' },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
