import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useBalance } from '../../money/use-balance.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';

import { FundForm } from './FundForm.tsx';
import { walletsOf } from './wallets.state.ts';
import { WalletTable } from './WalletTable.tsx';

/** The wallets, and the form that moves money between them. */
export const Wallets = () => {
  const { t } = useTranslation();
  const { balance, refusal, reload } = useBalance();
  if (!balance && refusal !== null) return <LoadFailure refusal={refusal} onRetry={reload} />;
  if (!balance) return <Blank />;
  if (balance.isSingle) return <OneWallet />;
  const wallets = walletsOf(balance);
  return (
    <Stack gap="x6">
      <MoneySums
        sums={[
          { label: t('transfer.main'), icon: 'wallet', minor: balance.cashMinor },
          {
            label: t('transfer.vendors'),
            icon: 'grid',
            minor: balance.totalMinor - balance.balanceMinor,
          },
          { label: t('transfer.bonus'), icon: 'gift', minor: balance.bonusMinor },
        ]}
      />
      <Surface as="section" padding="lg">
        <FundForm wallets={wallets} onDone={reload} />
      </Surface>
      <WalletTable wallets={wallets} onDone={reload} />
    </Stack>
  );
};

const OneWallet = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="wallet"
      title={t('transfer.singleTitle')}
      action={
        <LinkButton href="/" variant="secondary">
          {t('transfer.toGames')}
        </LinkButton>
      }
    >
      {t('transfer.singleText')}
    </EmptyState>
  );
};

const Blank = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Surface padding="lg">
        <Skeleton lines={6} />
      </Surface>
    </div>
  );
};
