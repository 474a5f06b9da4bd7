import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositView, DepositState } from '#api/deposits.ts';
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
import { Button } from '#components/Button/Button.tsx';
import { DepositPlate } from './DepositPlate.tsx';
import { useBusy } from '../../money/use-busy.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { useFormat } from '../../i18n/use-format.ts';

type Ended = Exclude<DepositState, 'CREATED' | 'PENDING'>;

const tones = {
  SETTLED: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
  REFUNDED: 'warning',
} as const satisfies Record<Ended, string>;

/** How a deposit ended, why, and what can be done next. */
const EndedDeposit = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { creditMinor, currency, note } = deposit;
  // Whoever shows this has looked that it is not under way.
  const state = deposit.state as Ended;
  return (
    <DepositPlate
      deposit={deposit}
      actions={
        <>
          {state === 'SETTLED' && <LinkButton href="/">{t('deposit.play')}</LinkButton>}
          <LinkButton href="/depositv2" variant={state === 'SETTLED' ? 'secondary' : 'primary'}>
            {t(state === 'SETTLED' ? 'deposit.another' : 'deposit.again')}
          </LinkButton>
        </>
      }
    >
      <Banner tone={tones[state]} title={t(`deposit.ended.${state}.title`)}>
        {t(`deposit.ended.${state}.text`, { amount: format.money(creditMinor, currency) })}
        {note !== null && ` ${t('money.reason', { reason: note })}`}
      </Banner>
    </DepositPlate>
  );
};

/** A deposit at a provider: the way to its page, while this one waits for the answer. */
const ProviderPayment = ({ deposit, onChange }: DepositPartProps) => {
  const { t } = useTranslation();
  const [busy, ask] = useBusy(onChange);
  return (
    <DepositPlate
      deposit={deposit}
      runs
      onEnd={() => void onChange()}
      actions={
        <>
          {deposit.payUrl !== null && (
            <LinkButton href={deposit.payUrl} size="lg" iconEnd="arrowEnd">
              {t('deposit.openProvider')}
            </LinkButton>
          )}
          <Button variant="secondary" size="lg" icon="refresh" loading={busy} onPress={ask}>
            {t('deposit.checkNow')}
          </Button>
        </>
      }
    >
      <p>{t('deposit.providerText')}</p>
    </DepositPlate>
  );
};

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
