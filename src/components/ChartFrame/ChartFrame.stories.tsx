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
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Deposits and withdrawals',
    description: 'In euros, over the last seven days.',
    ...sampleWeek,
    language: 'en',
    labels: { showTable: 'Show as a table', showChart: 'Show as a chart' },
    empty: <EmptyState icon="chart" title="No figures yet" />,
    renderMarks: ({ x, y, read }) =>
      [120, 180, 150, 240, 210, 320, 385].map((value, index) => (
        <circle
          key={value}
          data-look={0}
          cx={x.middle(index)}
          cy={y(value)}
          r={index === read ? 8 : 5}
          fill="currentColor"
        />
      )),
    renderSign: () => <circle cx={14} cy={6} r={5} fill="currentColor" />,
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Build a new kind of chart on it: axes, reading, table and empty states come with it.',
        ],
        dont: ['Do not draw a chart without it: it would lack the keyboard and the table.'],
        accessibility: [
          'A slider over the plot reads it place by place: arrows, Home and End, in both directions of writing.',
          'The same figures can be had as a table.',
          'Marks take their color from `data-look`; give each look a shape of its own too.',
        ],
      },
    },
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { play: readPlaces };

export const Read: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: args.title })).toHaveFocus();
    await expect((await canvas.findAllByText('385')).length).toBeGreaterThan(0);
  },
};

export const AsTable: Story = { play: showTable };

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
