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
import { BarChart } from './BarChart.tsx';

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
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
        do: ['Use it to compare amounts of a few places or kinds.'],
        dont: ['Do not use it for more than about twelve places: a LineChart reads better.'],
        accessibility: [
          'A slider over the plot reads it place by place: arrows, Home and End, in both directions of writing.',
          'The same figures can be had as a table.',
          'Bars differ in pattern, not in color alone, and always stand on zero.',
        ],
      },
    },
  },
} satisfies Meta<typeof BarChart>;
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

export const BelowZero: Story = {
  args: {
    title: 'Net result',
    series: [{ id: 'net', name: 'Net result', values: [40, -25, 60, -80, 15, 120, -10] }],
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
