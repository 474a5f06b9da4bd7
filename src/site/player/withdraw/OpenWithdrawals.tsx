import { useTranslation } from 'react-i18next';

import type { Withdrawal } from '#api/withdrawals.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { WithdrawalPlate } from './WithdrawalPlate.tsx';

export interface OpenWithdrawalsProps {
  withdrawals: readonly Withdrawal[];
  onChange: () => Promise<void>;
}

/** The withdrawals that are on their way; nothing where there are none. */
export const OpenWithdrawals = ({ withdrawals, onChange }: OpenWithdrawalsProps) => {
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
