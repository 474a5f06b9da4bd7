import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumbersBoard, type NumbersBoardProps } from './NumbersBoard.tsx';

const Playing = (props: NumbersBoardProps) => {
  const [digits, setDigits] = useState(props.digits);
  return (
    <NumbersBoard
      {...props}
      digits={digits}
      onChange={(next) => {
        setDigits(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Gaming/NumbersBoard',
  component: NumbersBoard,
  render: (args) => <Playing {...args} />,
  args: {
    came: [4, 0, 7],
    digits: [4, 7, 0],
    onChange: fn(),
    sentence: '407 came: all three, in another order',
    labels: {
      board: 'A number of three digits',
      yours: 'Your number',
      digit: (number) => `Digit ${number}`,
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Ask only for as many digits as the bet needs.'],
        dont: ['Do not propose a number: none is likelier than another.'],
        accessibility: [
          'Each digit is a spin button: arrows turn it, a typed digit sets it.',
          'The sentence tells what came; the large digits are decoration.',
        ],
      },
    },
  },
} satisfies Meta<typeof NumbersBoard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const second = canvas.getByRole('spinbutton', { name: 'Digit 2' });
    second.focus();

    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith([4, 8, 0]);
    await userEvent.keyboard('3');
    await expect(second).toHaveAttribute('aria-valuenow', '3');
  },
};

export const Won: Story = { args: { digits: [4, 0, 7], won: true, sentence: '407 came: won' } };

export const Drawing: Story = {
  args: { drawing: true, disabled: true, sentence: 'The digits are coming' },
};

export const NoDigits: Story = { args: { digits: [], sentence: '407 came: the sum 11 is odd' } };

export const Ready: Story = { args: { came: null, digits: [0], sentence: 'Name the last digit' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
