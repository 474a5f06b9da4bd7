import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import type { TableColumn } from './table-column.ts';

/** A row of the stories’ table. */
export interface Entry {
  id: string;
  kind: string;
  day: string;
  minor: number;
  state: 'Settled' | 'Open';
}

/** A few of them. */
export const entries: Entry[] = [
  { id: 'D-1041', kind: 'Deposit', day: '19 Nov 2026', minor: 250_000, state: 'Settled' },
  { id: 'W-2210', kind: 'Withdrawal', day: '18 Nov 2026', minor: -120_000, state: 'Open' },
  { id: 'B-0007', kind: 'Bonus', day: '17 Nov 2026', minor: 50_000, state: 'Settled' },
  { id: 'T-3302', kind: 'Transfer', day: '16 Nov 2026', minor: -4050, state: 'Settled' },
];

/** More than fit a screen. */
export const many = Array.from({ length: 24 }, (_entry, index) => {
  const entry = entries[index % entries.length] as Entry;
  return { ...entry, id: `${entry.id}-${index}`, minor: entry.minor + index * 100 };
});

/** What the table shows of each. */
export const entryColumns: TableColumn<Entry>[] = [
  { id: 'id', header: 'Entry', cell: ({ id }: Entry) => id, sortable: true },
  { id: 'kind', header: 'Kind', cell: ({ kind }: Entry) => kind },
  { id: 'day', header: 'Day', cell: ({ day }: Entry) => day },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }: Entry) => (
      <Badge tone={state === 'Open' ? 'warning' : 'success'} variant="soft">
        {state}
      </Badge>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end' as const,
    sortable: true,
    cell: ({ minor }: Entry) => <Money minor={minor} currency="EUR" language="en" signed />,
  },
];
