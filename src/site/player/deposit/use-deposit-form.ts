import { useNavigate } from 'react-router-dom';

import { createDeposit, type DepositChannel, type DepositView } from '#api/deposits.ts';

import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';

import { depositErrors, type DepositValues } from './deposit.state.ts';

/** Everything behind the form of a new deposit; once started, its own address is opened. */
export const useDepositForm = (channels: readonly DepositChannel[]): CallForm<DepositValues> => {
  const language = useLanguage();
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  return useCallForm<DepositValues, DepositView>({
    defaultValues: { channelId: channels[0]?.id ?? '', amountMinor: null },
    check: (values) => errorTexts(depositErrors(values, channels)),
    call: ({ channelId, amountMinor }) =>
      sendOnce(createDeposit, { channelId, amountMinor: amountMinor ?? 0, language }),
    onDone: ({ id }) => void navigate(`/depositv2?deposit=${id}`),
  });
};
