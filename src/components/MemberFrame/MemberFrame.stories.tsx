import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { word } from '#stories/words.ts';
import { BalanceChip } from '../BalanceChip/BalanceChip.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { VipBadge } from '../VipBadge/VipBadge.tsx';
import { MemberFrame, type MemberPageLink } from './MemberFrame.tsx';

const page = (id: string, label: string, icon: MemberPageLink['icon']): MemberPageLink => ({
  id,
  label,
  icon,
  href: `/${id}`,
});

const groups = [
  {
    id: 'money',
    title: word('memberCenter.groups.money'),
    items: [page('depositv2', 'Deposit', 'wallet'), page('withdraw', 'Withdraw', 'bank')],
  },
  {
    id: 'records',
    title: word('memberCenter.groups.records'),
    items: [
      page('transactionHistory', 'Transaction history', 'clock'),
      page('personalHistoryCopy', 'Betting record', 'ticket'),
      page('personalProfit', 'Profit and loss', 'chart'),
    ],
  },
  {
    id: 'account',
    title: word('memberCenter.groups.account'),
    items: [
      {
        ...page('securityCenter', word('memberCenter.pages.securityCenter'), 'user'),
        current: true,
      },
      page('limits', word('memberCenter.pages.limits'), 'shield'),
    ],
  },
];

const meta = {
  title: 'Frame/MemberFrame',
  component: MemberFrame,
  args: {
    label: word('memberCenter.label'),
    name: 'Ana',
    note: word('memberCenter.memberSince', { date: '3 May 2026' }),
    balance: (
      <BalanceChip label={word('header.balance')} minor={1_284_050} currency="MMK" language="en" />
    ),
    actions: (
      <>
        <LinkButton href="/depositv2" size="sm" fullWidth>
          Deposit
        </LinkButton>
        <LinkButton href="/withdraw" size="sm" fullWidth variant="secondary">
          Withdraw
        </LinkButton>
      </>
    ),
    groups,
    children: (
      <Stack gap="x6">
        <PageHeader title={word('memberCenter.pages.securityCenter')} />
        <Surface>The page</Surface>
      </Stack>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      notes: {
        do: [
          'Put it around every page of the member center, so that the wallet stays in its place.',
        ],
        dont: ['Do not list a page that a brand does not have.'],
        accessibility: [
          'The pages are one named navigation; the open one is marked as current.',
          'On a phone a button unfolds them and says whether they are open; Esc folds them again.',
        ],
      },
    },
  },
} satisfies Meta<typeof MemberFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
  },
};

export const WithRank: Story = {
  args: { rank: <VipBadge name="Gold" level={3} levels={5} size="sm" /> },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const [picker] = canvas.queryAllByRole('button', { expanded: false });
    // On a wide screen the list stands open and there is no button.
    if (!picker) return;
    await userEvent.click(picker);
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(picker).toHaveFocus();
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongText: Story = {
  args: {
    name: 'Bartholomäus-Maximilian_von_Hohenlohe-Langenburg',
    groups: [
      {
        id: 'account',
        title: 'Konto und Verantwortung',
        items: [
          {
            ...page('limits', 'Verantwortungsbewusstes Spielen und Selbstbeschränkung', 'shield'),
            current: true,
          },
          page('securityCenter', 'Sicherheitseinstellungen des Kontos', 'user'),
        ],
      },
    ],
  },
};

export const WithoutWallet: Story = {
  args: { balance: undefined, actions: undefined, note: undefined },
};
