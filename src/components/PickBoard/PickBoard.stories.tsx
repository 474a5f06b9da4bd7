import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PickBoard } from './PickBoard.tsx';

const meta = {
  title: 'Gaming/PickBoard',
  component: PickBoard,
  args: {
    game: 'goal',
    count: 6,
    place: 1,
    onPlace: fn(),
    prizes: null,
    sentence: 'Aim at a corner',
    labels: { board: 'Six corners of a goal', place: (number) => `Corner ${number}` },
    language: 'en',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Tell what lay behind every place once the round has ended.'],
        dont: ['Do not open a place next to a high prize for effect: the player chose.'],
        accessibility: [
          'The places are one stop of the Tab key; arrows walk over them as they lie.',
          'The chosen place has a tick; afterwards each place says what it held.',
        ],
      },
    },
  },
} satisfies Meta<typeof PickBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Corner 2' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Corner 6' }));
    await expect(args.onPlace).toHaveBeenLastCalledWith(5);
  },
};

export const Scored: Story = {
  args: { prizes: [0, 1.98, 1.98, 0, 0, 1.98], sentence: 'Goal: 1.98×', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Corner 1: 0×' })).toBeDisabled();
  },
};

export const Held: Story = {
  args: { prizes: [1.98, 0, 1.98, 0, 0, 1.98], sentence: 'The keeper holds', disabled: true },
};

const eggs = { board: 'Ten eggs', place: (number: number) => `Egg ${number}` };

export const Eggs: Story = {
  args: { game: 'egg', count: 10, place: 3, labels: eggs, sentence: 'Choose an egg' },
};

export const EggsOpened: Story = {
  args: {
    game: 'egg',
    count: 10,
    place: 3,
    labels: eggs,
    prizes: [0, 1.2, 0, 5, 0.7, 0, 1, 2, 0, 0],
    sentence: 'The egg holds 5.00×',
    disabled: true,
  },
};

export const Phone: Story = {
  args: EggsOpened.args ?? {},
  globals: { viewport: { value: 'phone' } },
};
