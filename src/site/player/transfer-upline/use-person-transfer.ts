import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { ValueOf } from '#api/endpoint.ts';
import { downlineTransfer, uplineTransfer } from '#api/wallet.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

import {
  personTransferErrors,
  type PersonTransferValues,
  type Recipient,
  type TransferOptions,
} from './person-transfer.state.ts';

export interface PersonTransferFormProps {
  recipient: Recipient;
  options: TransferOptions;
  onDone: () => Promise<void>;
}

const EMPTY: PersonTransferValues = { account: '', amountMinor: null, paymentPassword: '' };

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  insufficient_funds: 'amountMinor',
} as const;

/** Everything behind a transfer to another person: the form, the question, the sending. */
export const usePersonTransfer = ({ recipient, options, onDone }: PersonTransferFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const [query] = useSearchParams();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, general, send } = useCallForm<PersonTransferValues, ValueOf<typeof uplineTransfer>>(
    {
      defaultValues: { ...EMPTY, account: query.get('to') ?? '' },
      check: (values) => errorTexts(personTransferErrors(values, recipient, options)),
      call: ({ account, amountMinor, paymentPassword }) => {
        const given = { amountMinor: amountMinor ?? 0, paymentPassword };
        return recipient === 'upline'
          ? sendOnce(uplineTransfer, given)
          : sendOnce(downlineTransfer, { ...given, account: account.trim() });
      },
      places: { ...PLACES, ...(recipient === 'downline' && { not_a_downline: 'account' }) },
      onDone: async ({ amountMinor, account }) => {
        const amount = format.money(amountMinor, options.currency);
        pushToast({ tone: 'success', title: t('transfer.sent', { amount, account }) });
        form.reset(EMPTY);
        await Promise.all([onDone(), loadBalance()]);
      },
    },
  );

  const confirm = async () => {
    setAsking(false);
    setBusy(true);
    await send(form.getValues());
    setBusy(false);
  };
  return { form, general, asking, busy, ask: () => setAsking(true), leave: setAsking, confirm };
};
