import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Countdown } from '../Countdown/Countdown.tsx';
import { StatusPill } from '../StatusPill/StatusPill.tsx';
import { LotteryCard } from './LotteryCard.tsx';

const plural = (one: string) => (count: number) => (count === 1 ? one : `${one}s`);
const words = {
  days: plural('day'),
  hours: plural('hour'),
  minutes: plural('min'),
  seconds: plural('sec'),
};
const art = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="oklch(0.45 0.1 ${hue})"/><circle cx="4" cy="4" r="2.4" fill="oklch(0.85 0.12 ${hue + 60})"/></svg>`,
  )}`;

const meta = {
  title: 'Gaming/LotteryCard',
  component: LotteryCard,
  args: {
    name: 'River Five',
    href: '#river',
    meta: 'Five digits · every 5 minutes',
    iconUrl: art(200),
    fallbackUrl: art(40),
    lastLabel: 'Last numbers',
    lastIssue: '20261121-042',
    last: { balls: ['3', '0', '7', '7', '9'].map((number) => ({ number })) },
    noneLabel: 'Not drawn yet',
    children: (
      <>
        <span>Sales close in</span>
        <Countdown
          to={new Date(Date.now() + 130_000).toISOString()}
          label="Sales close in"
          language="en"
          labels={words}
          variant="line"
        />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  parameters: {
    docs: {
      notes: {
        do: ['Write the last numbers as their draw writes them.'],
        dont: ['Do not sort lotteries by what was drawn: draws have no memory.'],
        accessibility: ['The name is the only link; the card is its ground.'],
      },
    },
  },
} satisfies Meta<typeof LotteryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['3', '0', '7', '7', '9']);
  },
};

export const Cars: Story = {
  args: {
    name: 'Speed Ten',
    meta: 'Ten-car race · every minute',
    iconUrl: art(120),
    last: {
      shape: 'tile',
      balls: [5, 8, 10, 1, 3, 2, 9, 6, 4, 7].map((number) => ({ number: String(number) })),
    },
  },
};

export const Prize: Story = {
  args: { name: 'Northern Draw', meta: 'Vietnam · daily at 18:15', last: { prize: '48213' } },
};

export const NotDrawnYet: Story = {
  args: { last: null, lastIssue: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not drawn yet')).toBeVisible();
  },
};

export const Resting: Story = {
  args: { resting: true, children: <StatusPill tone="warning">Under maintenance</StatusPill> },
};

export const LongText: Story = {
  args: { name: 'Zahlenlotterie der vereinigten Küstenprovinzen und Binnenlande' },
};
