import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { TurnoverBox } from './TurnoverBox.tsx';
import type { UsedWithdraw } from './use-withdraw.ts';
import { hindranceOf, type WithdrawalObstacle, type WithdrawalRules } from './withdraw.state.ts';
import { WithdrawForm } from './WithdrawForm.tsx';
import type { ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { useFormat } from '../../i18n/use-format.ts';

/** What keeps money from going out; open turnover is told by its progress. */
type WithdrawalBlocker = Exclude<WithdrawalObstacle, 'turnover'>;

const icons: Record<WithdrawalBlocker, IconName> = {
  paymentPassword: 'lock',
  bankAccount: 'bank',
  today: 'clock',
  tooLittle: 'wallet',
};

interface HindranceNoteProps {
  hindrance: WithdrawalBlocker;
  rules: WithdrawalRules;
  onAccounts: () => void;
}

/** Why nothing can be withdrawn right now, and the way out of it. */
const HindranceNote = ({ hindrance, rules, onAccounts }: HindranceNoteProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const actions: Partial<Record<WithdrawalBlocker, ReactNode>> = {
    paymentPassword: (
      <LinkButton href="/securityCenter">
        {t('withdraw.hindrance.paymentPassword.action')}
      </LinkButton>
    ),
    bankAccount: <Button onPress={onAccounts}>{t('withdraw.hindrance.bankAccount.action')}</Button>,
  };
  return (
    <Surface>
      <EmptyState
        icon={icons[hindrance]}
        title={t(`withdraw.hindrance.${hindrance}.title`)}
        action={actions[hindrance]}
      >
        {t(`withdraw.hindrance.${hindrance}.text`, {
          least: format.money(rules.minimumMinor, rules.currency),
          until: format.date(rules.nextDayAt, 'dateTime'),
        })}
      </EmptyState>
    </Surface>
  );
};

export interface NewWithdrawalProps extends UsedWithdraw {
  /** Leads to the bank accounts. */
  onAccounts: () => void;
}

/** What can be withdrawn now, what stands before it, and the form. */
export const NewWithdrawal = (props: NewWithdrawalProps) => {
  const { t } = useTranslation();
  const { rules, accounts, turnover, reload, onAccounts } = props;
  const failed = [rules, accounts].find((remote) => !remote.value && remote.status === 'failed');
  if (failed?.status === 'failed') {
    return <LoadFailure refusal={failed.refusal} onRetry={reload} />;
  }
  const payable = accounts.value?.accounts.filter(({ verified }) => verified) ?? [];
  const hindrance = rules.value && hindranceOf(rules.value);
  return (
    <Stack gap="x6">
      <VisuallyHidden as="h2">{t('withdraw.formTitle')}</VisuallyHidden>
      <MoneySums
        sums={[
          {
            label: t('withdraw.available'),
            icon: 'wallet',
            minor: rules.value?.withdrawableMinor,
          },
          {
            label: t('withdraw.turnoverLeft'),
            icon: 'chart',
            minor: rules.value?.remainingTurnoverMinor,
          },
        ]}
      />
      {turnover.value && turnover.value.requiredMinor > 0 && <TurnoverBox {...turnover.value} />}
      {rules.value && hindrance && hindrance !== 'turnover' && (
        <HindranceNote hindrance={hindrance} rules={rules.value} onAccounts={onAccounts} />
      )}
      {rules.value && payable.length > 0 && !hindrance && (
        <WithdrawForm
          rules={rules.value}
          accounts={payable}
          onAccounts={onAccounts}
          onDone={reload}
        />
      )}
      {!rules.value && (
        <Surface>
          <Skeleton lines={6} />
        </Surface>
      )}
    </Stack>
  );
};
