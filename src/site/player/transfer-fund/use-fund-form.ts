import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import { walletTransfer } from '#api/wallet.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';

import { MAIN, transferErrors, type TransferValues, type Wallet } from './wallets.state.ts';

/** Everything behind the form that moves money between wallets. */
export const useFundForm = (
  wallets: readonly Wallet[],
  onDone: () => Promise<void>,
): CallForm<TransferValues> => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const used = useCallForm<TransferValues, ValueOf<typeof walletTransfer>>({
    defaultValues: { from: MAIN, to: '', amountMinor: null },
    check: (values) => errorTexts(transferErrors(values, wallets)),
    call: ({ from, to, amountMinor }) =>
      sendOnce(walletTransfer, { from, to, amountMinor: amountMinor ?? 0 }),
    places: { insufficient_funds: 'amountMinor' },
    onDone: async (_value, { from, to, amountMinor }) => {
      const amount = format.money(amountMinor ?? 0);
      pushToast({ tone: 'success', title: t('transfer.moved', { amount }) });
      used.form.reset({ from, to, amountMinor: null });
      await onDone();
    },
  });
  return used;
};
