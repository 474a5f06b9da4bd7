import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MissionCard } from './MissionCard.tsx';

const labels = {
  state: 'Running',
  progress: 'Rounds played',
  reward: 'Reward',
  claim: 'Claim',
  stepDone: 'done',
};

const meta = {
  title: 'Gaming/MissionCard',
  component: MissionCard,
  args: {
    title: 'Seven evenings',
    text: 'Play a round of any slot on seven different days.',
    state: 'active',
    progress: { value: 4, target: 7, text: '4 of 7' },
    reward: '500 points',
    deadline: '3 days left',
    labels,
    onClaim: fn(),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Count what the player does, and say until when it can be claimed.'],
        dont: ['Never build a mission on losses or on chasing them.'],
        accessibility: ['State, progress and each step are told in words beside their signs.'],
      },
    },
  },
} satisfies Meta<typeof MissionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Claimable: Story = {
  args: {
    state: 'claimable',
    progress: { value: 7, target: 7, text: '7 of 7' },
    deadline: 'Claim by 28 November',
    labels: { ...labels, state: 'Ready to claim' },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    await expect(args.onClaim).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  args: { ...Claimable.args, claiming: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(args.onClaim).not.toHaveBeenCalled();
  },
};

export const Claimed: Story = {
  args: {
    state: 'claimed',
    progress: undefined,
    deadline: 'Claimed on 20 November',
    labels: { ...labels, state: 'Claimed' },
  },
};

export const Locked: Story = {
  args: {
    state: 'locked',
    text: 'Opens with the rank Silver.',
    deadline: undefined,
    labels: { ...labels, state: 'Locked' },
  },
};

export const Expired: Story = {
  args: {
    state: 'expired',
    deadline: 'Ended on 14 November',
    labels: { ...labels, state: 'Ended' },
  },
};

export const Steps: Story = {
  args: {
    title: 'A good start',
    text: undefined,
    icon: 'star',
    progress: { value: 2, target: 3, text: '2 of 3' },
    labels: { ...labels, progress: 'Steps' },
    steps: [
      { label: 'Confirm your mobile number', done: true },
      { label: 'Set a deposit limit', done: true },
      { label: 'Choose three favourite games', done: false },
    ],
  },
};

export const LongText: Story = {
  args: {
    title: 'Siebentagespielteilnahmeauszeichnung für Vielspielende',
    text: 'Spielen Sie an sieben verschiedenen Kalendertagen mindestens eine vollständige Runde eines beliebigen Automatenspiels.',
    reward: '1.234.567 Treuepunkte',
    deadline: 'Einlösbar bis einschließlich 28. November, 23:59 Uhr',
    labels: { ...labels, state: 'Teilnahmebedingungen noch nicht erfüllt' },
  },
};
