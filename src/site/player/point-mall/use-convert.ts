import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import { convertPoints } from '#api/points.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useAmountErrors } from '../../money/amount-errors.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import { loadBalanceAtom } from '../../session/balance.state.ts';

import {
  convertErrors,
  type ConvertValues,
  HUNDREDTHS,
  type PointsSectionProps,
} from './points.state.ts';

/** Under which field a refusal stands; the others stand above the form. */
const PLACES = {
  payment_password_wrong: 'paymentPassword',
  payment_password_locked: 'paymentPassword',
  points_short: 'points',
  points_least: 'points',
  points_daily_limit: 'points',
} as const;

/** Everything behind a conversion: the form and the sending. */
export const useConvert = ({ points, config, onChange }: PointsSectionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const sendOnce = useSendOnce();
  const errorTexts = useAmountErrors();
  const loadBalance = useSetAtom(loadBalanceAtom);
  const empty: ConvertValues = {
    into: config.into[0] ?? 'cash',
    points: null,
    paymentPassword: '',
  };
  const { form, ...rest } = useCallForm<ConvertValues, ValueOf<typeof convertPoints>>({
    defaultValues: empty,
    check: (values) => errorTexts(convertErrors(values, { ...config, balance: points.balance })),
    call: ({ into, points: asked, paymentPassword }) =>
      sendOnce(convertPoints, { into, points: (asked ?? 0) * HUNDREDTHS, paymentPassword }),
    places: PLACES,
    onDone: async ({ points: taken, amountMinor, currency, into }, values) => {
      pushToast({
        tone: 'success',
        title: t(`pointMall.converted.${into}`, {
          points: format.number(taken / HUNDREDTHS),
          amount: format.money(amountMinor, currency),
        }),
      });
      form.reset({ ...empty, into: values.into });
      await Promise.all([onChange(), loadBalance()]);
    },
  });
  return { form, ...rest };
};
