import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { StakePanel } from './StakePanel.tsx';

const HeldPanel = (props: ComponentProps<typeof StakePanel>) => {
  const [stakeMinor, setStake] = useState(props.stakeMinor);
  const change = (next: number | null) => {
    setStake(next);
    props.onStakeChange(next);
  };
  return <StakePanel {...props} stakeMinor={stakeMinor} onStakeChange={change} />;
};

const meta = {
  title: 'Gaming/StakePanel',
  component: StakePanel,
  args: {
    stakeMinor: 200,
    onStakeChange: fn(),
    minimumMinor: 100,
    maximumMinor: 50_000,
    quickMinor: [100, 200, 500, 1000],
    currency: 'EUR',
    language: 'en',
    labels: {
      stake: 'Stake',
      halve: 'Half',
      double: 'Double',
      quick: 'Quick stakes',
      tooLow: (least) => `The least stake is ${least}`,
      tooHigh: (most) => `The greatest stake is ${most}`,
      play: 'Play',
    },
    onPlay: fn(),
  },
  render: (args) => <HeldPanel {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 352 }}>{Story()}</div>],
  parameters: {
    docs: {
      notes: {
        do: [
          'Set it beside every game in which a player stakes round by round.',
          'Say below the stake what a win pays, and below the button what the last round cost.',
        ],
        dont: ['Do not let rounds play by themselves, and do not raise a stake unasked.'],
        accessibility: [
          'Enter in the stake plays; the button keeps the focus while a round is on.',
          'A stake out of bounds is said beside its field and never changed.',
        ],
      },
    },
  },
} satisfies Meta<typeof StakePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Double' }));
    await expect(args.onStakeChange).toHaveBeenLastCalledWith(400);
    await userEvent.click(canvas.getByRole('button', { name: 'Half' }));
    await expect(args.onStakeChange).toHaveBeenLastCalledWith(200);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Stake' }), '{Enter}');
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
};

export const KeyHeldDown: Story = {
  play: async ({ canvas, args }) => {
    const held = { key: 'Enter', repeat: true };
    await fireEvent.keyDown(canvas.getByRole('textbox', { name: 'Stake' }), held);
    // What the browser would make of it is a press of the button, again and again.
    const goesOn = await fireEvent.keyDown(canvas.getByRole('button', { name: 'Play' }), held);
    await expect(goesOn).toBe(false);
    await expect(args.onPlay).not.toHaveBeenCalled();
  },
};

export const WithNoteAndResult: Story = {
  args: {
    note: 'A win pays €3.96',
    result: 'Stake €2.00, paid €0.50: a loss of €1.50.',
  },
};

export const RoundIsOn: Story = {
  args: { locked: true, blocked: true },
  play: async ({ canvas, userEvent, args }) => {
    const play = canvas.getByRole('button', { name: 'Play' });
    play.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlay).not.toHaveBeenCalled();
    await expect(play).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Double' })).toBeDisabled();
  },
};

export const OutOfBounds: Story = {
  args: { stakeMinor: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeDisabled();
  },
};

export const Sending: Story = { args: { loading: true, locked: true, blocked: true } };
