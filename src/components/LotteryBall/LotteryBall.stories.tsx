import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../Cluster/Cluster.tsx';
import { type BallTone, LotteryBall } from './LotteryBall.tsx';

const meta = {
  title: 'Gaming/LotteryBall',
  component: LotteryBall,
  args: { number: '07' },
  parameters: {
    docs: {
      notes: {
        do: ['Write the number as its draw writes it: 07 in 11X5, 7 in PK10.'],
        dont: ['Do not color balls where the draw has no colors.'],
        accessibility: [
          'Each color family has a ring of its own (solid, double, dashed, dotted) and a word.',
          'The number stands on the surface, so that every ball has the contrast of text.',
        ],
      },
    },
  },
} satisfies Meta<typeof LotteryBall>;
export default meta;

type Story = StoryObj<typeof meta>;

const tones: [tone: BallTone, number: string, word: string][] = [
  ['plain', '05', 'plain'],
  ['red', '07', 'red wave'],
  ['blue', '15', 'blue wave'],
  ['green', '49', 'green wave'],
  ['gold', '08', 'lucky ball'],
];

export const Default: Story = {};

export const Families: Story = {
  render: () => (
    <Cluster>
      {tones.map(([tone, number, word]) => (
        <LotteryBall key={tone} {...{ tone, number }} toneLabel={word} size="lg" />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    for (const [, number, word] of tones) {
      await expect(canvas.getByText(number)).toBeVisible();
      await expect(canvas.getByText(word)).toBeInTheDocument();
    }
  },
};

export const Sizes: Story = {
  render: () => (
    <Cluster align="center">
      <LotteryBall number="12" size="sm" tone="red" toneLabel="red wave" />
      <LotteryBall number="25" size="md" tone="blue" toneLabel="blue wave" />
      <LotteryBall number="38" size="lg" tone="green" toneLabel="green wave" />
    </Cluster>
  ),
};

export const Attribute: Story = {
  args: { tone: 'red', toneLabel: 'red wave', attribute: 'Horse', size: 'lg' },
};

export const Special: Story = {
  args: { number: '46', tone: 'red', toneLabel: 'red wave', specialLabel: 'special number' },
};

export const Tiles: Story = {
  render: () => (
    <Cluster>
      {['3', '8', '10'].map((number) => (
        <LotteryBall key={number} number={number} shape="tile" />
      ))}
    </Cluster>
  ),
};

export const Results: Story = {
  render: () => (
    <Cluster>
      <LotteryBall number="12" result="hit" hitLabel="on your ticket" size="lg" />
      <LotteryBall number="25" result="missed" size="lg" />
      <LotteryBall number="3" shape="tile" result="hit" hitLabel="on your ticket" />
    </Cluster>
  ),
};

export const LongText: Story = {
  args: { attribute: 'Feuerpferd im Jahr des Wassertigers', size: 'lg' },
};
