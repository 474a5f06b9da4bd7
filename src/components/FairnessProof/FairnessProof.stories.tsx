import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FairnessProof } from './FairnessProof.tsx';

const commitment = {
  label: 'Hash of the house’s seed',
  value: '4f2a9d0c6be1738a5570c4e2916fd83b07a6cc41e95d2b38f1460a7e9dc35b12',
};

const meta = {
  title: 'Gaming/FairnessProof',
  component: FairnessProof,
  args: {
    title: 'Round 48,213',
    text: 'The house’s seed was fixed by its hash before you played. With both seeds and the number of the round anyone can count the outcome anew.',
    state: 'revealed',
    stateLabel: 'Can be checked',
    values: [
      commitment,
      {
        label: 'The house’s seed',
        value: '9b1e0d77c3a24f58a6d1e3f0b2c49587d6e1f4a3b2c5d8e7f60918273645abcd',
      },
      { label: 'Your seed', value: 'moonriver-7' },
      { label: 'Number of the round', value: '48213' },
      { label: 'Outcome', value: '2.31×' },
    ],
    copyLabels: { copy: 'Copy', copied: 'Copied', failed: 'Select the text and copy it.' },
    verifyLabel: 'Check it in this browser',
    onVerify: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show the hash before play, and the seed only after it was replaced.'],
        dont: ['Do not claim a check that was not made: the browser counts it, not the server.'],
        accessibility: ['Each value is a group with its own button to copy it.'],
      },
    },
  },
} satisfies Meta<typeof FairnessProof>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: args.verifyLabel }).focus();
    await userEvent.keyboard('{Enter}');

    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

export const Committed: Story = {
  args: { state: 'committed', stateLabel: 'Bound', values: [commitment] },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: args.verifyLabel })).toBeNull();
  },
};

export const Verified: Story = {
  args: {
    state: 'verified',
    stateLabel: 'Checked',
    verdict: 'The seeds give 2.31×, the outcome that was paid.',
  },
};

export const Error: Story = {
  args: {
    state: 'mismatch',
    stateLabel: 'Does not fit',
    verdict: 'The seeds give 3.10×, but 2.31× was paid. Please tell customer service.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Loading: Story = { args: { verifying: true } };

export const LongText: Story = {
  args: {
    title: 'Ziehungsnachweis der Zahlenlotterie vom 20. November',
    stateLabel: 'Überprüfung möglich',
    verifyLabel: 'Ziehungsergebnis in diesem Browser nachrechnen',
  },
};
