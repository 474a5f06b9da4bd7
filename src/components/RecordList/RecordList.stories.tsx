import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx';
import { RecordList, type RecordListProps } from './RecordList.tsx';

interface Movement {
  id: string;
  what: string;
  amountMinor: number;
}

const movements: Movement[] = [
  { id: 'D-1', what: 'Deposit by bank transfer', amountMinor: 12_000 },
  { id: 'W-1', what: 'Withdrawal to KBank ••4421', amountMinor: -5000 },
  { id: 'R-1', what: 'Rebate of 20 November', amountMinor: 340 },
];

const Movements = (props: Omit<RecordListProps<Movement>, 'children'>) => (
  <RecordList {...props}>
    {({ id, what, amountMinor }) => (
      <TransactionRow
        title={what}
        amountMinor={amountMinor}
        currency="USD"
        language="en"
        at="2026-11-20T14:05:00Z"
        state="Done"
        tone="success"
        reference={id}
      />
    )}
  </RecordList>
);

const meta = {
  title: 'Gaming/RecordList',
  component: Movements,
  args: {
    label: 'Transactions',
    rows: movements,
    rowKey: ({ id }) => id,
    loadingLabel: 'Loading the transactions',
    empty: (
      <EmptyState icon="wallet" title="No transactions in this period">
        Choose a longer period to see more.
      </EmptyState>
    ),
  },
  parameters: {
    docs: {
      notes: {
        do: ['Keep the records of before in sight while a page of new ones comes.'],
        dont: ['Do not mix records of different kinds of rows in one list.'],
        accessibility: ['A list with a name; what is on its way is announced politely.'],
      },
    },
  },
} satisfies Meta<typeof Movements>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = { args: { rows: [], loading: true } };

export const NextPage: Story = { args: { loading: true } };

export const Empty: Story = { args: { rows: [] } };

export const Error: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState title="The transactions could not be loaded" retryLabel="Try again">
        Check your connection and try again.
      </ErrorState>
    ),
  },
};
