import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { diceMultiplier } from '#games/dice/rules/dice-rules.ts';
import { ratioNumber } from '#games/shared/rules/ratio.ts';
import { DiceBar, type DiceBarProps } from './DiceBar.tsx';

const Playing = (props: DiceBarProps) => {
  const [bet, setBet] = useState(props.bet);
  return (
    <DiceBar
      {...props}
      bet={bet}
      multiplier={ratioNumber(diceMultiplier(bet, 9900))}
      onChange={(next) => {
        setBet(next);
        props.onChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Gaming/DiceBar',
  component: DiceBar,
  render: (args) => <Playing {...args} />,
  args: {
    bet: { side: 'over', mark: 5049 },
    multiplier: 2,
    result: { roll: 7312, won: true, sentence: '73.12: over 50.49, you win' },
    onChange: fn(),
    language: 'en',
    labels: {
      dice: 'Dice from 0.00 to 99.99',
      side: 'Side of the mark',
      over: 'Roll over',
      under: 'Roll under',
      mark: 'Mark',
      chance: 'Chance to win',
      multiplier: 'Pays',
      ready: 'Set the mark and roll',
      rolling: 'Rolling …',
      increase: 'More',
      decrease: 'Less',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say in `sentence` what was rolled and what it meant, in one line.'],
        dont: ['Do not move the roll near the mark for suspense: it lies where it fell.'],
        accessibility: [
          'The mark is a slider: arrows move it by 0.50, Page Up and Page Down by 10, Home and End to its bounds; the field below sets it exactly.',
          'The winning part of the ruler is striped, and the roll carries a tick or a cross.',
          'The ruler grows from left to right in every language.',
        ],
      },
    },
  },
} satisfies Meta<typeof DiceBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Mark' });
    slider.focus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'over', mark: 5099 });

    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'over', mark: 9899 });
    await expect(canvas.getByText('99×')).toBeVisible();
  },
};

export const OtherSide: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Roll under'));

    await expect(args.onChange).toHaveBeenLastCalledWith({ side: 'under', mark: 4950 });
    await expect(canvas.getByText('2×')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { result: { roll: 512, won: false, sentence: '5.12: not over 50.49' } },
};

export const Ready: Story = { args: { result: null } };

export const Rolling: Story = {
  args: { disabled: true, rolling: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rolling …')).toBeVisible();
    await expect(canvas.queryByText('73.12')).not.toBeInTheDocument();
    await expect(canvas.getByRole('slider')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: {
    result: {
      roll: 9999,
      won: true,
      sentence: 'Neunundneunzig Komma neun neun: das liegt über der gesetzten Marke von 50,49',
    },
  },
};
