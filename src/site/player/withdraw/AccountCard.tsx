import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type BankAccount, removeBankAccount, verifyBankAccount } from '#api/bank-accounts.ts';
import { BankCard } from '#components/BankCard/BankCard.tsx';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useCall } from '../../client/call.state.ts';
import { useBusy } from '../../money/use-busy.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';

export interface AccountCardProps {
  account: BankAccount;
  onChange: () => Promise<void>;
}

/** One account, with the ways to verify and to remove it. */
export const AccountCard = ({ account, onChange }: AccountCardProps) => {
  const { t } = useTranslation();
  const { verify, remove } = useAccountCalls(account, onChange);
  const [asking, setAsking] = useState(false);
  const [verifying, startVerify] = useBusy(verify);
  const [removing, startRemove] = useBusy(async () => {
    await remove();
    setAsking(false);
  });
  const { bankName, accountNumber, verified, inUse } = account;
  return (
    <Stack gap="x3" align="start">
      <BankCard
        bank={bankName}
        account={accountNumber}
        holder={account.holderName}
        state={verified ? 'verified' : 'checking'}
        stateLabel={t(verified ? 'bank.verified' : 'bank.unverified')}
        accountLabel={t('bank.endingIn')}
        {...(!inUse && { onRemove: () => setAsking(true), removeLabel: t('bank.remove') })}
      />
      {!verified && (
        <Button size="sm" variant="secondary" loading={verifying} onPress={startVerify}>
          {t('bank.verify')}
        </Button>
      )}
      {inUse && <p>{t('bank.inUse')}</p>}
      <ConfirmDialog
        title={t('bank.removeTitle')}
        body={t('bank.removeText', { bank: bankName, account: accountNumber })}
        confirmLabel={t('bank.removeConfirm')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        tone="danger"
        open={asking}
        busy={removing}
        onOpenChange={setAsking}
        onConfirm={startRemove}
      />
    </Stack>
  );
};

const useAccountCalls = ({ id }: BankAccount, onChange: () => Promise<void>) => {
  const { t } = useTranslation();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  return {
    verify: async () => {
      if (showOutcome(await call(verifyBankAccount, { id }), t('bank.nowVerified')))
        await onChange();
    },
    remove: async () => {
      if (showOutcome(await call(removeBankAccount, { id }), t('bank.removed'))) await onChange();
    },
  };
};
