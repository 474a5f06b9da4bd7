import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { BankAccount, bankAccounts } from '#api/bank-accounts.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { LoadFailure } from '../../records/LoadFailure.tsx';
import type { UsedMemberQuery } from '../../remote/member-query.ts';

import { AccountCard } from './AccountCard.tsx';
import { AddAccountDialog } from './AddAccountDialog.tsx';

export interface BankAccountsProps {
  remote: UsedMemberQuery<ValueOf<typeof bankAccounts>>;
  onChange: () => Promise<void>;
}

/** The accounts that money can go to: added, verified by their holder's name, and removed. */
export const BankAccounts = ({ remote, onChange }: BankAccountsProps) => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { value } = remote;
  if (!value && remote.status === 'failed') {
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  }
  if (!value) {
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Grid min="16rem" gap="x4">
          <Skeleton shape="box" ratio="8 / 5" />
        </Grid>
      </div>
    );
  }
  const { accounts, most, hasRealName } = value;
  const add = (
    <Button icon="plus" isDisabled={accounts.length >= most} onPress={() => setAdding(true)}>
      {t('bank.add')}
    </Button>
  );
  return (
    <Section
      title={t('bank.title')}
      description={t('bank.most', { count: most })}
      action={accounts.length > 0 && add}
    >
      <Stack gap="x5">
        {!hasRealName && <NoRealName />}
        {accounts.length === 0 ? (
          <EmptyState icon="bank" title={t('bank.emptyTitle')} action={add}>
            {t('bank.emptyText')}
          </EmptyState>
        ) : (
          <Cards accounts={accounts} onChange={onChange} />
        )}
      </Stack>
      {adding && <AddAccountDialog onClose={() => setAdding(false)} onDone={onChange} />}
    </Section>
  );
};

const NoRealName = () => {
  const { t } = useTranslation();
  return (
    <Banner
      tone="info"
      title={t('bank.noNameTitle')}
      action={
        <LinkButton href="/securityCenter" size="sm" variant="secondary">
          {t('bank.toProfile')}
        </LinkButton>
      }
    >
      {t('bank.noNameText')}
    </Banner>
  );
};

const Cards = ({
  accounts,
  onChange,
}: {
  accounts: readonly BankAccount[];
  onChange: () => Promise<void>;
}) => (
  <Grid min="16rem" gap="x4">
    {accounts.map((account) => (
      <AccountCard key={account.id} account={account} onChange={onChange} />
    ))}
  </Grid>
);
