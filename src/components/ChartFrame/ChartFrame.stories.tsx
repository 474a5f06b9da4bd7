import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
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
    axis: { label: 'Day', places: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] },
    series: [
      { id: 'in', name: 'Deposits', values: [120, 180, 150, 240, 210, 320, 385] },
      { id: 'out', name: 'Withdrawals', values: [80, 60, 140, 90, 160, 120, 205] },
    ],
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
          'Marks take their colour from `data-look`; give each look a shape of its own too.',
        ],
      },
    },
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const reader = canvas.getByRole('slider', { name: args.title });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Sun: Deposits 385, Withdrawals 205');
    // Synthetic keys do not move a native slider; what they would set is set here.
    await fireEvent.change(reader, { target: { value: 0 } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Mon: Deposits 120, Withdrawals 80');
    await fireEvent.change(reader, { target: { value: 1 } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Tue: Deposits 180, Withdrawals 60');
  },
};

export const Read: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: args.title })).toHaveFocus();
    await expect((await canvas.findAllByText('385')).length).toBeGreaterThan(0);
  },
};

export const AsTable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.showTable }));
    const table = canvas.getByRole('table', { name: args.title });
    await expect(within(table).getAllByRole('row')).toHaveLength(8);
    await expect(canvas.queryByRole('slider')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('slider')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
  },
};

export const Loading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { series: [{ id: 'in', name: 'Deposits', values: [] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No figures yet')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
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
  args: {
    title: 'Einzahlungen und Auszahlungen aller untergeordneten Vertriebspartner',
    axis: {
      label: 'Tag',
      places: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    },
    formatValue: (value: number) => `${value}.000.000 €`,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
