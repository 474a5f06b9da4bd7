import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Basics/Timeline',
  component: Timeline,
  args: {
    label: 'Withdrawal W-2210',
    steps: [
      { id: 'asked', title: 'Asked for', time: '18 Nov 2026, 14:02', state: 'done' },
      {
        id: 'checked',
        title: 'Being checked',
        time: 'since 14:05',
        state: 'current',
        children: 'Usually done within two hours.',
      },
      { id: 'sent', title: 'On its way to the bank', state: 'waiting' },
      { id: 'paid', title: 'Paid out', state: 'waiting' },
    ],
    stateLabels: {
      done: 'done',
      current: 'under way',
      waiting: 'still to come',
      failed: 'did not work',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say when each step happened, and what the player can do at the current one.'],
        dont: ['Do not promise a time for a step that others decide.'],
        accessibility: [
          'It is an ordered list; every step says its state in words, not by its color alone.',
        ],
      },
    },
  },
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent(args.stateLabels.current);
  },
};

export const Done: Story = {
  args: {
    steps: [
      { id: 'asked', title: 'Asked for', time: '18 Nov 2026, 14:02' },
      { id: 'checked', title: 'Checked', time: '14:40' },
      { id: 'paid', title: 'Paid out', time: '15:10', icon: 'wallet' },
    ],
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { id: 'asked', title: 'Asked for', time: '18 Nov 2026, 14:02' },
      {
        id: 'checked',
        title: 'Refused',
        time: '14:40',
        state: 'failed',
        children: 'The name of the account differs from yours. Nothing was taken.',
      },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        title: 'Identitätsüberprüfungsverfahren durch die Zahlungsabwicklungsgesellschaft',
        time: 'seit vorgestern, vierzehn Uhr',
        state: 'current',
      },
      { id: 'paid', title: 'ငွေထုတ်ယူမှု အောင်မြင်စွာ ပြီးဆုံးပါသည်', state: 'waiting' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 260 }}>{Story()}</div>],
};
