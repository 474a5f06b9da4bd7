import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositView } from '#api/deposits.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { MoneySteps } from '../../money/MoneySteps.tsx';
import { usePolling } from '../../money/use-polling.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

import { BankTransfer } from './BankTransfer.tsx';
import { depositQuery, depositSteps, isUnderWay } from './deposit.state.ts';
import type { DepositPartProps } from './deposit-part.ts';
import { EndedDeposit } from './EndedDeposit.tsx';
import { ProviderPayment } from './ProviderPayment.tsx';

/** One deposit from its start until it is in the wallet; asked about as long as it is on its way. */
export const OneDeposit = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(depositQuery, { id, language });
  const { value } = remote;
  usePolling(value !== undefined && isUnderWay(value), remote.reload);
  useFreshBalance(value);
  return (
    <Stack gap="x6">
      <div>
        <LinkButton href="/depositv2" variant="ghost" size="sm" icon="arrowStart">
          {t('deposit.back')}
        </LinkButton>
      </div>
      {!value && remote.status === 'failed' && (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      )}
      {!value && remote.status !== 'failed' && (
        <div role="status" aria-label={t('common.loading')}>
          <Surface>
            <Skeleton lines={5} />
          </Surface>
        </div>
      )}
      <VisuallyHidden as="h2">{t('deposit.title')}</VisuallyHidden>
      {value && <Steps deposit={value} />}
      {value && <Body deposit={value} onChange={remote.reload} />}
    </Stack>
  );
};

/** The balance is another one as soon as the deposit has ended. */
const useFreshBalance = (deposit: DepositView | undefined): void => {
  const load = useSetAtom(loadBalanceAtom);
  const state = deposit?.state;
  useEffect(() => {
    if (state === 'SETTLED' || state === 'REFUNDED') void load();
  }, [state, load]);
};

const Steps = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const [choose, pay, arrive] = depositSteps(deposit);
  return (
    <MoneySteps
      label={t('deposit.title')}
      steps={[
        { label: t('deposit.steps.choose'), state: choose },
        { label: t('deposit.steps.pay'), state: pay },
        { label: t('deposit.steps.arrive'), state: arrive },
      ]}
    />
  );
};

const Body = (props: DepositPartProps) => {
  if (!isUnderWay(props.deposit)) return <EndedDeposit deposit={props.deposit} />;
  if (props.deposit.provider === 'bank') return <BankTransfer {...props} />;
  return <ProviderPayment {...props} />;
};
