import { useTranslation } from 'react-i18next';

import type { DepositView } from '#api/deposits.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TransactionRow } from '#components/TransactionRow/TransactionRow.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { RecordPages } from '../../records/RecordPages.tsx';
import { FIRST_PAGE, pageInput, useChoice } from '../../records/use-choice.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { depositsQuery, depositTones, isUnderWay } from './deposit.state.ts';

/** What was paid in before, and what is on its way. */
export const DepositList = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { choice, turn } = useChoice(FIRST_PAGE);
  const remote = useMemberQuery(depositsQuery, { ...pageInput(choice), pageSize: 5, language });
  const { value } = remote;
  return (
    <Section
      title={t('deposit.recent')}
      action={
        <LinkButton
          href="/transactionHistory?kind=deposit"
          variant="ghost"
          size="sm"
          iconEnd="chevronEnd"
        >
          {t('money.all')}
        </LinkButton>
      }
    >
      <RecordPages
        label={t('deposit.recent')}
        remote={remote}
        rows={value?.content ?? []}
        rowKey={({ id }) => String(id)}
        starts={choice.starts}
        next={value?.next}
        turn={turn}
        blankRows={3}
        empty={
          <EmptyState icon="wallet" title={t('deposit.emptyTitle')}>
            {t('deposit.emptyText')}
          </EmptyState>
        }
      >
        {(deposit) => <DepositRow deposit={deposit} />}
      </RecordPages>
    </Section>
  );
};

const DepositRow = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const { timeZone } = useSettings();
  const { state, currency, reference } = deposit;
  return (
    <TransactionRow
      title={deposit.channelName}
      amountMinor={deposit.creditMinor}
      at={deposit.createdAt}
      {...{ currency, reference, timeZone }}
      language={useLanguage()}
      state={t(`deposit.states.${state}`)}
      tone={depositTones[state]}
      busy={isUnderWay(deposit)}
      void={state === 'FAILED' || state === 'EXPIRED' || state === 'REFUNDED'}
      action={
        isUnderWay(deposit) && (
          <LinkButton href={`/depositv2?deposit=${deposit.id}`} size="sm" variant="secondary">
            {t('deposit.continue')}
          </LinkButton>
        )
      }
    />
  );
};
