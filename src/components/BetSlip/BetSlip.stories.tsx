import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { BetSlip, type BetSlipProps } from './BetSlip.tsx';
import type { SlipLeg } from './slip.ts';

const legs: SlipLeg[] = [
  {
    id: 'a',
    selection: 'Riverside',
    market: 'Match winner',
    event: 'Riverside – Harbour City',
    odds: 2.15,
    stakeMinor: 1000,
  },
  {
    id: 'b',
    selection: 'Over 2.5 goals',
    market: 'Total goals',
    event: 'Old Town – Meadowbank',
    odds: 1.84,
    stakeMinor: null,
  },
];

const Filling = (props: BetSlipProps) => {
  const [slip, setSlip] = useState({ legs: props.legs, stake: props.stakeMinor, mode: props.mode });
  return (
    <BetSlip
      {...props}
      legs={slip.legs}
      mode={slip.mode}
      stakeMinor={slip.stake}
      onModeChange={(mode) => setSlip({ ...slip, mode })}
      onStakeChange={(id, stakeMinor) => {
        props.onStakeChange(id, stakeMinor);
        setSlip(
          id === null
            ? { ...slip, stake: stakeMinor }
            : {
                ...slip,
                legs: slip.legs.map((leg) => (leg.id === id ? { ...leg, stakeMinor } : leg)),
              },
        );
      }}
    />
  );
};

const meta = {
  title: 'Gaming/BetSlip',
  component: BetSlip,
  render: (args) => <Filling {...args} />,
  args: {
    legs,
    mode: 'single',
    stakeMinor: null,
    currency: 'USD',
    language: 'en',
    onModeChange: fn(),
    onStakeChange: fn(),
    onRemove: fn(),
    onClear: fn(),
    onAcceptOdds: fn(),
    onPlace: fn(),
    onDone: fn(),
    labels: {
      title: 'Bet slip',
      count: (count) => (count === 1 ? '1 selection' : `${count} selections`),
      clear: 'Clear',
      remove: 'Remove',
      mode: 'Kind of bet',
      single: 'Singles',
      multiple: 'Multiple',
      stake: 'Stake',
      totalStake: 'Total stake',
      odds: 'Total odds',
      returns: 'Possible return',
      place: 'Place the bet',
      changed: 'Odds have changed since you picked them.',
      accept: 'Accept the new odds',
      was: 'before:',
      up: 'up',
      down: 'down',
      suspended: 'suspended',
      emptyTitle: 'Your slip is empty',
      emptyText: 'Tap a price to put it here.',
      placedTitle: 'Your bet is placed',
      reference: 'Reference',
      done: 'New slip',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['On phones put it into a sheet; beside the market on wide screens.'],
        dont: ['Do not place a slip at odds the player has not agreed to.'],
        accessibility: [
          'Each stake is labelled with its selection; each error stands at its leg as an alert.',
          'A price that moved shows an arrow, the former price, and says both.',
        ],
      },
    },
  },
} satisfies Meta<typeof BetSlip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$21.50')).toBeVisible();
    const stake = canvas.getByRole('textbox', { name: /Over 2.5 goals/u });

    await userEvent.type(stake, '10');
    await expect(args.onStakeChange).toHaveBeenLastCalledWith('b', 1000);
    await expect(canvas.getByText('$39.90')).toBeVisible();

    canvas.getByRole('button', { name: args.labels.place }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledOnce();
  },
};

export const Multiple: Story = {
  args: { mode: 'multiple', stakeMinor: 2000, quickMinor: [500, 1000, 5000] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('$79.12')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: '$50' }));
    await expect(args.onStakeChange).toHaveBeenLastCalledWith(null, 5000);
  },
};

export const OddsChanged: Story = {
  args: {
    legs: [
      { ...legs[0]!, pickedOdds: 2.3 },
      { ...legs[1]!, pickedOdds: 1.8, stakeMinor: 500 },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: args.labels.place })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: args.labels.accept }));
    await expect(args.onAcceptOdds).toHaveBeenCalledOnce();
  },
};

export const LegError: Story = {
  args: {
    legs: [legs[0]!, { ...legs[1]!, error: 'This selection is closed. Remove it to go on.' }],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: args.labels.place })).toBeDisabled();

    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Over 2.5 goals' }));
    await expect(args.onRemove).toHaveBeenCalledWith('b');
  },
};

export const Placing: Story = {
  args: { state: 'placing' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(args.labels.place, 'u') }));

    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

export const Placed: Story = {
  args: { state: 'placed', reference: 'B-2026-1121-48213' },
  play: async ({ canvas, userEvent, args }) => {
    const status = within(canvas.getByRole('status'));
    await expect(status.getByText('B-2026-1121-48213')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: args.labels.done }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { refusal: 'Your balance is too low for this stake.' },
};

export const Empty: Story = { args: { legs: [] } };

export const LongText: Story = {
  args: {
    legs: [
      {
        ...legs[0]!,
        selection: 'Doppelte Chance: Heimmannschaft oder Unentschieden',
        market: 'Halbzeitergebnis mit Torschützenbeteiligung',
        event: 'Spielgemeinschaft Oberlausitz – Fußballvereinigung Unterfranken',
        stakeMinor: 123_456_789,
      },
    ],
  },
};
