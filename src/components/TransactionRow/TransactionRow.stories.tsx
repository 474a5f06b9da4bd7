import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { TransactionRow } from './TransactionRow.tsx';

const meta = {
  title: 'Gaming/TransactionRow',
  component: TransactionRow,
  args: {
    title: 'Deposit by bank transfer',
    amountMinor: 12_000,
    currency: 'USD',
    language: 'en',
    at: '2026-11-20T14:05:00Z',
    state: 'Paid',
    tone: 'success',
    reference: 'D-20261120-88412',
    balance: 'Balance $340.50',
  },
  parameters: {
    docs: {
      notes: {
        do: ['Show the reference that customer service asks for.'],
        dont: ['Do not hide fees in the amount: they are a movement of their own.'],
        accessibility: ['Plus, minus and the arrow tell the way; color only follows them.'],
      },
    },
  },
} satisfies Meta<typeof TransactionRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$120.00')).toBeVisible();
  },
};

export const Outgoing: Story = {
  args: {
    title: 'Withdrawal to KBank ••4421',
    amountMinor: -50_000,
    state: 'Received?',
    tone: 'warning',
    reference: 'W-20261120-00321',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-$500.00')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: 'In process', tone: 'info', busy: true, balance: undefined },
};

export const Error: Story = {
  args: { state: 'Failed', tone: 'danger', void: true, balance: undefined },
};

export const OwnSign: Story = {
  args: { title: 'Transfer to lakeside', amountMinor: -2500, icon: 'users', state: 'Done' },
};

export const LongText: Story = {
  args: {
    title: 'Provisionsabrechnung der Unterauftragnehmer für den Abrechnungszeitraum Oktober',
    amountMinor: 123_456_789_000,
    currency: 'MMK',
    state: 'Gutschrift in Bearbeitung',
    reference: 'PROV-2026-10-000000000000004711',
    balance: 'Kontostand K 9,999,999,999',
  },
};

export const WithAction: Story = {
  args: {
    state: 'Not paid yet',
    tone: 'info',
    busy: true,
    balance: undefined,
    action: (
      <LinkButton href="#pay" size="sm" variant="secondary">
        Continue
      </LinkButton>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Continue' })).toBeVisible();
  },
};
