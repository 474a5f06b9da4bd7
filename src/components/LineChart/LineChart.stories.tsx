import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  findNothing,
  fitWidth,
  longWeek,
  readPlaces,
  sampleWeek,
  showTable,
} from '#stories/chart-plays.ts';
import { word } from '#stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { LineChart } from './LineChart.tsx';

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Deposits and withdrawals',
    description: 'In euros, over the last seven days.',
    ...sampleWeek,
    language: 'en',
    labels: { showTable: 'Show as a table', showChart: 'Show as a chart' },
    empty: <EmptyState icon="chart" title="No figures yet" />,
  },
  parameters: {
    docs: {
      notes: {
        do: ['Use it for a course over time, with at most four lines.'],
        dont: ['Do not cut the axis to make a change look greater than it is.'],
        accessibility: [
          'A slider over the plot reads it place by place: arrows, Home and End, in both directions of writing.',
          'The same figures can be had as a table.',
          'Lines differ in dash and sign, not in color alone.',
        ],
      },
    },
  },
} satisfies Meta<typeof LineChart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: readPlaces };

export const Read: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: args.title })).toHaveFocus();
    await expect(await canvas.findByText('385')).toBeVisible();
  },
};

export const AsTable: Story = { play: showTable };

export const OneSeries: Story = {
  args: {
    title: 'Points',
    series: [{ id: 'points', name: 'Points', values: [20, 34, 28, 51, 47, 66, 85] }],
  },
};

export const FourSeries: Story = {
  args: {
    series: [
      { id: 'slots', name: 'Slots', values: [120, 180, 150, 240, 210, 320, 385] },
      { id: 'live', name: 'Live', values: [80, 60, 140, 90, 160, 120, 205] },
      { id: 'sports', name: 'Sports', values: [40, 95, 70, 130, 110, 260, 300] },
      { id: 'lottery', name: 'Lottery', values: [20, 25, 30, 28, 35, 60, 55] },
    ],
  },
};

export const Gaps: Story = {
  args: {
    series: [{ id: 'in', name: 'Deposits', values: [120, null, 150, 240, null, 320, 385] }],
  },
};

export const ManyPlaces: Story = {
  args: {
    axis: { label: 'Day', places: Array.from({ length: 60 }, (_day, index) => `Day ${index + 1}`) },
    series: [
      {
        id: 'in',
        name: 'Deposits',
        values: Array.from({ length: 60 }, (_day, index) => 100 + ((index * 37) % 90) + index * 3),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Day 1')).toBeVisible();
    await expect(canvas.queryByText('Day 2')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { series: [{ id: 'in', name: 'Deposits', values: [] }] },
  play: findNothing,
};

export const Failed: Story = {
  args: {
    error: (
      <ErrorState
        title={word('common.errorTitle')}
        retryLabel={word('common.retry')}
        onRetry={fn()}
      />
    ),
  },
};

export const LongText: Story = {
  args: longWeek,
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: fitWidth,
};
