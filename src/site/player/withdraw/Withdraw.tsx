import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { usePolling } from '../../money/use-polling.ts';

import { BankAccounts } from './BankAccounts.tsx';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { useWithdraw } from './use-withdraw.ts';
import { WithdrawalList } from './WithdrawalList.tsx';
import type { Withdrawal } from '#api/withdrawals.ts';
import { Section } from '#components/Section/Section.tsx';
import { WithdrawalPlate } from './WithdrawalPlate.tsx';

/** A withdrawal goes through the hands of people: its progress need not be asked for by the second. */
const POLL_EVERY_MS = 20_000;

const TABS = [
  { id: 'new', icon: 'arrowUp' },
  { id: 'accounts', icon: 'bank' },
  { id: 'list', icon: 'clock' },
] as const;

type Tab = (typeof TABS)[number]['id'];

/** What is on its way stands above; below it a new withdrawal, the accounts, and the past. */
export const Withdraw = () => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<Tab>('new');
  const used = useWithdraw();
  const open = used.open.value?.list ?? [];
  usePolling(open.length > 0, used.open.reload, POLL_EVERY_MS);
  return (
    <Stack gap="x8">
      <OpenWithdrawals withdrawals={open} onChange={used.reload} />
      <Tabs
        label={t('withdraw.tabs')}
        items={TABS.map(({ id, icon }) => ({ id, icon, label: t(`withdraw.tab.${id}`) }))}
        value={tab}
        onChange={(id) => setTab(id as Tab)}
      >
        {tab === 'new' && <NewWithdrawal {...used} onAccounts={() => setTab('accounts')} />}
        {tab === 'accounts' && <BankAccounts remote={used.accounts} onChange={used.reload} />}
        {tab === 'list' && <WithdrawalList />}
      </Tabs>
    </Stack>
  );
};

interface OpenWithdrawalsProps {
  withdrawals: readonly Withdrawal[];
  onChange: () => Promise<void>;
}

/** The withdrawals that are on their way; nothing where there are none. */
const OpenWithdrawals = ({ withdrawals, onChange }: OpenWithdrawalsProps) => {
  const { t } = useTranslation();
  if (withdrawals.length === 0) return null;
  return (
    <Section title={t('withdraw.onTheWay')}>
      <Stack gap="x4">
        {withdrawals.map((withdrawal) => (
          <WithdrawalPlate key={withdrawal.id} withdrawal={withdrawal} onChange={onChange} />
        ))}
      </Stack>
    </Section>
  );
};
