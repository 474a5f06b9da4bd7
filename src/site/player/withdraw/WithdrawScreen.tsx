import { useTranslation } from 'react-i18next';

import { MemberCenter } from '../member-center/MemberCenter.tsx';
import { useState } from 'react';
import { Stack } from '#components/Stack/Stack.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { usePolling } from '../../money/use-polling.ts';
import { BankAccounts } from './BankAccounts.tsx';
import { NewWithdrawal } from './NewWithdrawal.tsx';
import { useWithdraw } from './use-withdraw.ts';
import type { Withdrawal } from '#api/withdrawals.ts';
import { Section } from '#components/Section/Section.tsx';
import { WithdrawalPlate } from './WithdrawalPlate.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TransactionRow } from '#components/TransactionRow/TransactionRow.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { RecordPages } from '../../records/RecordPages.tsx';
import { FIRST_PAGE, pageInput, useChoice } from '../../records/use-choice.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { withdrawalsQuery, withdrawalTones } from './withdraw.state.ts';

/** Every withdrawal, the newest first. */
const WithdrawalList = () => {
  const { t } = useTranslation();
  const { choice, turn } = useChoice(FIRST_PAGE);
  const remote = useMemberQuery(withdrawalsQuery, { ...pageInput(choice) });
  const { value } = remote;
  return (
    <RecordPages
      label={t('withdraw.tab.list')}
      remote={remote}
      rows={value?.list ?? []}
      rowKey={({ id }) => String(id)}
      starts={choice.starts}
      next={value?.next}
      turn={turn}
      empty={
        <EmptyState icon="wallet" title={t('withdraw.emptyTitle')}>
          {t('withdraw.emptyText')}
        </EmptyState>
      }
    >
      {(withdrawal) => <WithdrawalRow withdrawal={withdrawal} />}
    </RecordPages>
  );
};

const WithdrawalRow = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const { id, status, currency, bankName, accountNumber, rejectReason, closedAt } = withdrawal;
  return (
    <TransactionRow
      title={t('withdraw.plate', { bank: bankName, account: accountNumber })}
      amountMinor={-withdrawal.amountMinor}
      at={withdrawal.requestedAt}
      {...{ currency, timeZone }}
      language={useLanguage()}
      reference={String(id)}
      balance={
        rejectReason === null
          ? withdrawal.forced
            ? t('withdraw.forced')
            : undefined
          : t('money.reason', { reason: rejectReason })
      }
      state={t(`withdraw.states.${status}`)}
      tone={withdrawalTones[status]}
      busy={closedAt === null && status !== 'PAID' && status !== 'DISPUTED'}
      void={status === 'REJECTED'}
    />
  );
};

/** A withdrawal goes through the hands of people: its progress need not be asked for by the second. */
const POLL_EVERY_MS = 20_000;

const TABS = [
  { id: 'new', icon: 'arrowUp' },
  { id: 'accounts', icon: 'bank' },
  { id: 'list', icon: 'clock' },
] as const;

type Tab = (typeof TABS)[number]['id'];

/** What is on its way stands above; below it a new withdrawal, the accounts, and the past. */
const Withdraw = () => {
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
        <KeptPanels
          shown={tab}
          panels={{
            new: <NewWithdrawal {...used} onAccounts={() => setTab('accounts')} />,
            accounts: <BankAccounts remote={used.accounts} onChange={used.reload} />,
            list: <WithdrawalList />,
          }}
        />
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

/** Takes money out: what is on its way, a new withdrawal, and the accounts it goes to. */
export const WithdrawScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="withdraw" intro={t('withdraw.intro')}>
      <Withdraw />
    </MemberCenter>
  );
};
