import { useTranslation } from 'react-i18next';

import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';

import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';

import { HindranceNote } from './HindranceNote.tsx';
import { TurnoverBox } from './TurnoverBox.tsx';
import type { UsedWithdraw } from './use-withdraw.ts';
import { hindranceOf } from './withdraw.state.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

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
