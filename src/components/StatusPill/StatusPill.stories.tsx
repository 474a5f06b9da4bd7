import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../Cluster/Cluster.tsx';
import { StatusPill, type StatusTone } from './StatusPill.tsx';

const meta = {
  title: 'Basics/StatusPill',
  component: StatusPill,
  args: { children: 'In process' },
  parameters: {
    docs: {
      notes: {
        do: ['Say the state in one or two words, the same words in a list and in its detail.'],
        dont: ['Do not use it for praise or for counts: that is a badge.'],
        accessibility: ['Every tone has a sign of its own; the words keep the color of text.'],
      },
    },
  },
} satisfies Meta<typeof StatusPill>;
export default meta;

type Story = StoryObj<typeof meta>;

const states: [tone: StatusTone, words: string][] = [
  ['neutral', 'Closed'],
  ['info', 'In process'],
  ['success', 'Paid'],
  ['warning', 'Needs proof'],
  ['danger', 'Refused'],
];

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Cluster>
      {states.map(([tone, words]) => (
        <StatusPill key={tone} tone={tone}>
          {words}
        </StatusPill>
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));

    await expect(new Set(signs).size).toBe(states.length);
  },
};

export const Loading: Story = { args: { tone: 'info', busy: true, children: 'Being checked' } };

export const LongText: Story = {
  args: { tone: 'warning', children: 'Auszahlungsbestätigungsverfahren noch nicht abgeschlossen' },
};
