import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from './StepProgress.tsx';

const meta = {
  title: 'Basics/StepProgress',
  component: StepProgress,
  args: {
    label: 'Your withdrawal',
    language: 'en',
    labels: { done: 'done', current: 'now', upcoming: 'to come', failed: 'failed' },
    steps: [
      { label: 'Asked for', state: 'done', note: '20 November, 14:05' },
      { label: 'Checked', state: 'done', note: '20 November, 14:12' },
      { label: 'Sent to your bank', state: 'current', note: 'Usually within an hour' },
      { label: 'Received', state: 'upcoming' },
    ],
  },
  parameters: {
    docs: {
      notes: {
        do: ['Say when a step was done, and how long the present one usually takes.'],
        dont: ['Do not add steps that do not exist to look busy.'],
        accessibility: ['The present step is marked as such; each step says its state in words.'],
      },
    },
  },
} satisfies Meta<typeof StepProgress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');

    await expect(steps).toHaveLength(4);
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Error: Story = {
  args: {
    steps: [
      { label: 'Asked for', state: 'done', note: '20 November, 14:05' },
      { label: 'Checked', state: 'failed', note: 'The name does not fit the account.' },
      { label: 'Sent to your bank', state: 'upcoming' },
    ],
  },
};

export const Done: Story = {
  args: {
    label: 'Your deposit',
    steps: [
      { label: 'Asked for', state: 'done' },
      { label: 'Paid', state: 'done' },
      { label: 'On your balance', state: 'done' },
    ],
  },
};

export const LongText: Story = {
  args: {
    steps: [
      { label: 'Auszahlungsauftrag entgegengenommen', state: 'done', note: '20. November, 14:05' },
      { label: 'Kontoinhaberübereinstimmungsprüfung', state: 'current' },
      { label: 'Zahlungseingangsbestätigung', state: 'upcoming' },
    ],
  },
};
