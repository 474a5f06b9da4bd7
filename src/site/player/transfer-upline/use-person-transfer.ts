import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

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
  /** The downline whom a link has named; left out, the form asks for the account. */
  to?: { memberId: number; name: string } | undefined;
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
export const usePersonTransfer = ({ recipient, options, to, onDone }: PersonTransferFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const loadBalance = useSetAtom(loadBalanceAtom);
  // A name that is shown masked is nobody’s account: whom a link has named is sent by number.
  const first = { ...EMPTY, account: to?.name ?? '' };
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, general, send } = useCallForm<PersonTransferValues, ValueOf<typeof uplineTransfer>>(
    {
      defaultValues: first,
      check: (values) => errorTexts(personTransferErrors(values, recipient, options)),
      call: ({ account, amountMinor, paymentPassword }) => {
        const given = { amountMinor: amountMinor ?? 0, paymentPassword };
        if (recipient === 'upline') return sendOnce(uplineTransfer, given);
        const whom = to ? { memberId: to.memberId } : { account: account.trim() };
        return sendOnce(downlineTransfer, { ...given, ...whom });
      },
      places: { ...PLACES, ...(recipient === 'downline' && !to && { not_a_downline: 'account' }) },
      onDone: async ({ amountMinor, account }) => {
        const amount = format.money(amountMinor, options.currency);
        pushToast({ tone: 'success', title: t('transfer.sent', { amount, account }) });
        form.reset(first);
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
