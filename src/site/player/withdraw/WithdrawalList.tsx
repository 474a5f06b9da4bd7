import { useTranslation } from 'react-i18next';

import type { Withdrawal } from '#api/withdrawals.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TransactionRow } from '#components/TransactionRow/TransactionRow.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { RecordPages } from '../../records/RecordPages.tsx';
import { useChoice } from '../../records/use-choice.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { withdrawalsQuery, withdrawalTones } from './withdraw.state.ts';

/** Every withdrawal, the newest first. */
export const WithdrawalList = () => {
  const { t } = useTranslation();
  const { choice, turn } = useChoice({ page: 1 });
  const remote = useMemberQuery(withdrawalsQuery, { pageNo: choice.page });
  const { value } = remote;
  return (
    <RecordPages
      label={t('withdraw.tab.list')}
      remote={remote}
      rows={value?.list ?? []}
      rowKey={({ id }) => String(id)}
      page={choice.page}
      pages={value?.totalPages ?? 1}
      onChange={turn}
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
