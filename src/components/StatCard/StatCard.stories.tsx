import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Basics/StatCard',
  component: StatCard,
  args: {
    label: 'Deposits this week',
    icon: 'wallet',
    value: <Money minor={128_450} currency="EUR" language="en" />,
    change: { direction: 'up', directionLabel: 'up', text: '12.5 %', since: 'on last week' },
    course: {
      values: [20, 34, 28, 51, 47, 66, 85],
      label: 'Deposits over seven days: from 20 to 85',
    },
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Say since when it changed.',
          'Leave `isGood` out where more is neither good nor bad.',
        ],
        dont: ['Do not paint a rise in stakes or losses as good news.'],
        accessibility: ['The direction is a word for a screen reader and an arrow for the eye.'],
      },
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('article', { name: args.label })).toHaveTextContent(
      /up\s*12\.5 %\s*on last week/u,
    );
  },
};

export const Good: Story = {
  args: {
    label: 'New players',
    icon: 'users',
    value: '1,204',
    change: { direction: 'up', directionLabel: 'up', text: '204', isGood: true },
  },
};

export const Bad: Story = {
  args: {
    label: 'Active downlines',
    icon: 'users',
    value: '318',
    change: { direction: 'down', directionLabel: 'down', text: '6 %', isGood: false },
    course: { values: [60, 52, 55, 41, 40, 33], label: 'From 60 to 33 in six weeks' },
  },
};

export const Unchanged: Story = {
  args: { change: { direction: 'flat', directionLabel: 'unchanged', text: '0 %' } },
};

export const Plain: Story = { args: { change: undefined, course: undefined, icon: undefined } };

export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  args: {
    label: 'Gesamteinzahlungen aller untergeordneten Vertriebspartner',
    value: <Money minor={123_456_789_012} currency="IDR" language="de" />,
  },
};

export const Compact: Story = { args: { compact: true, change: undefined, course: undefined } };
