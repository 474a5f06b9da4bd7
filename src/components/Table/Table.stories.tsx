import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { word } from '#stories/words.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import type { TableSort } from './next-sort.ts';
import { entries, entryColumns, type Entry, many } from './entry-samples.tsx';
import { Table } from './Table.tsx';

const EntryTable = (props: ComponentProps<typeof Table<Entry>>) => <Table<Entry> {...props} />;

const meta = {
  title: 'Basics/Table',
  component: EntryTable,
  args: {
    caption: 'Wallet entries',
    rows: entries,
    rowKey: ({ id }: Entry) => id,
    columns: entryColumns,
    empty: <EmptyState title="No entries yet">They appear after the first deposit.</EmptyState>,
    loadingLabel: word('common.loading'),
  },
  parameters: {
    docs: {
      notes: {
        do: [
          'Let the first column name the row: it stays in sight and titles the card on a phone.',
          'Put amounts at the end of the row, in figures of one width.',
        ],
        dont: ['Do not put two facts into one cell: on a phone each cell is a line of its own.'],
        accessibility: [
          'It stays a table for a screen reader in both forms; heads say how they are ordered.',
          'Where it scrolls, the keyboard can reach and scroll it.',
          'Every box that chooses a row names the row.',
          'Where a button goes while it has the focus, the focus stays in its row, or in the table.',
        ],
      },
    },
  },
} satisfies Meta<typeof EntryTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const table = canvas.getByRole('table', { name: args.caption });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
  },
};

const SortedTable = (props: ComponentProps<typeof EntryTable>) => {
  const [sort, setSort] = useState<TableSort>();
  const sorted = props.rows.toSorted((a, b) => {
    const order = sort?.columnId === 'amount' ? a.minor - b.minor : a.id.localeCompare(b.id);
    return sort?.direction === 'descending' ? -order : order;
  });
  const change = (next: TableSort) => {
    setSort(next);
    props.onSortChange?.(next);
  };
  return (
    <EntryTable {...props} rows={sort ? sorted : props.rows} sort={sort} onSortChange={change} />
  );
};

export const Sortable: Story = {
  args: { onSortChange: fn(), captionShown: true },
  render: (args) => <SortedTable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Entry' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    const head = canvas.getByRole('columnheader', { name: 'Amount' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('W-2210');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('D-1041');
    await expect(args.onSortChange).toHaveBeenCalledTimes(2);
  },
};

const buttonsOf = (
  id: string,
  { onConfirm, onHide }: { onConfirm: false | (() => void); onHide: () => void },
) => (
  <>
    {onConfirm && <button type="button" onClick={onConfirm}>{`Confirm ${id}`}</button>}
    <button type="button" onClick={onHide}>{`Hide ${id}`}</button>
  </>
);

const ConfirmingTable = ({ columns, rows, ...props }: ComponentProps<typeof EntryTable>) => {
  const [open, setOpen] = useState<readonly string[]>(rows.map(({ id }) => id));
  const [shown, setShown] = useState(rows);
  const actions = {
    id: 'actions',
    header: 'Actions',
    cell: ({ id }: Entry) =>
      buttonsOf(id, {
        onConfirm: open.includes(id) && (() => setOpen(open.filter((each) => each !== id))),
        onHide: () => setShown(shown.filter((each) => each.id !== id)),
      }),
  };
  return <EntryTable {...props} columns={[...columns, actions]} rows={shown} />;
};

export const KeepsTheFocus: Story = {
  render: (args) => <ConfirmingTable {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm D-1041' }));
    await expect(canvas.queryByRole('button', { name: 'Confirm D-1041' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Hide D-1041' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Hide D-1041' })).toBeNull();
    await expect(canvas.getByRole('region', { name: args.caption })).toHaveFocus();
  },
};

const ChoosingTable = (props: ComponentProps<typeof EntryTable>) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['B-0007']));
  return (
    <EntryTable
      {...props}
      selection={{
        selected,
        onChange: setSelected,
        allLabel: 'Choose all',
        rowLabel: ({ id }) => `Choose ${id}`,
      }}
    />
  );
};

export const Selectable: Story = {
  render: (args) => <ChoosingTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Choose all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose D-1041' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
  },
};

export const StickyHead: Story = {
  args: { rows: many, maxHeight: '320px' },
  play: async ({ canvas, args }) => {
    const region = canvas.getByRole('region', { name: args.caption });
    region.scrollTop = 300;
    const head = canvas.getByRole('columnheader', { name: 'Kind' });
    await expect(
      Math.abs(head.getBoundingClientRect().top - region.getBoundingClientRect().top),
    ).toBeLessThan(4);
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
  },
};

export const CardsOnPhones: Story = {
  args: { onSortChange: fn() },
  globals: { viewport: { value: 'phone' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getAllByText('Day')[1]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const Reloading: Story = { args: { loading: true } };

export const Empty: Story = {
  args: { rows: [], captionShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No entries yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    rows: [],
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
    rows: [
      {
        id: 'Rückerstattung-der-Einzahlungsgebühr-2026',
        kind: 'Rückerstattung einer irrtümlich erhobenen Einzahlungsgebühr',
        day: '16 Nov 2026',
        minor: 123_456_789,
        state: 'Settled',
      },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 340 }}>{Story()}</div>],
};
