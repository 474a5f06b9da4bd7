import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LotteryBall } from '../LotteryBall/LotteryBall.tsx';
import { BetRecordRow } from './BetRecordRow.tsx';

const labels = {
  state: 'Won',
  stake: 'Stake',
  odds: 'Odds',
  payout: 'Paid back',
  possible: 'May pay',
  validBet: 'Valid bet',
};

const meta = {
  title: 'Gaming/BetRecordRow',
  component: BetRecordRow,
  args: {
    game: 'Riverside – Harbour City',
    pick: 'Match winner: Riverside',
    reference: 'B-20261120-48213',
    at: '2026-11-20T18:00:00Z',
    state: 'won',
    stakeMinor: 1000,
    odds: 2.15,
    payoutMinor: 2150,
    validBetMinor: 1000,
    currency: 'USD',
    language: 'en',
    labels,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show stake and payout side by side, so that the result can be seen.'],
        dont: ['Never call it a win when less came back than was staked.'],
        accessibility: ['The state has a sign and a word; the figures are a list of terms.'],
      },
    },
  },
} satisfies Meta<typeof BetRecordRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$21.50')).toBeVisible();
  },
};

export const Open: Story = {
  args: { state: 'open', validBetMinor: undefined, labels: { ...labels, state: 'Open' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('May pay')).toBeVisible();
  },
};

export const Lost: Story = {
  args: { state: 'lost', payoutMinor: 0, labels: { ...labels, state: 'Lost' } },
};

export const Push: Story = {
  args: {
    state: 'push',
    payoutMinor: 1000,
    validBetMinor: 0,
    labels: { ...labels, state: 'Stake returned' },
  },
};

export const Void: Story = {
  args: {
    state: 'void',
    payoutMinor: 1000,
    validBetMinor: 0,
    labels: { ...labels, state: 'Void' },
  },
};

export const SlotRound: Story = {
  args: {
    game: 'Lantern street',
    pick: undefined,
    odds: undefined,
    reference: 'R-77120391',
    payoutMinor: 400,
    state: 'lost',
    labels: { ...labels, state: 'Settled' },
  },
};

/** A lottery ticket with the numbers of its draw. */
export const Ticket: Story = {
  args: {
    game: 'Draw 20261121-042 · One position',
    pick: 'Ball 1: 3 · Ball 3: 0 7',
    odds: 9.8,
    stakeMinor: 300,
    payoutMinor: 980,
    children: ['3', '0', '7', '7', '9'].map((number, place) => (
      <LotteryBall
        key={place}
        size="sm"
        number={number}
        result={place === 0 || place === 2 ? 'hit' : 'missed'}
        hitLabel="on your ticket"
      />
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('on your ticket')).toHaveLength(2);
  },
};

export const LongText: Story = {
  args: {
    game: 'Spielgemeinschaft Oberlausitz – Fußballvereinigung Unterfranken',
    pick: 'Halbzeitergebnis mit Torschützenbeteiligung: Unentschieden',
    stakeMinor: 123_456_789_000,
    payoutMinor: 987_654_321_000,
    validBetMinor: 123_456_789_000,
    currency: 'MMK',
    labels: { ...labels, state: 'Auszahlungsprüfung' },
  },
};
