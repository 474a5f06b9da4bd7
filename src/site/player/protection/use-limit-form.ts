import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useFormat } from '../../i18n/use-format.ts';

import { useProtection } from './protection-context.ts';
import { setLimitAtom } from './protection.state.ts';
import { HOUR_S } from './use-limit-text.ts';

/** What the form holds: minor units of money, or hours. */
export interface LimitValues {
  amount: number | null;
  /** No limit at all is wanted. */
  lift: boolean;
}

/** The form of one limit, and how to lift the limit. */
export interface LimitForm extends CallForm<LimitValues> {
  lift: () => void;
}

/** Everything behind the dialog of one limit. */
export const useLimitForm = (limit: ProtectionLimit, onClose: () => void): LimitForm => {
  const { t } = useTranslation();
  const format = useFormat();
  const { reload } = useProtection();
  const setLimit = useSetAtom(setLimitAtom);
  const { kind, period } = limit;
  const unit = kind === 'session' ? HOUR_S : 1;
  const used = useCallForm<LimitValues, ProtectionLimit>({
    defaultValues: { amount: limit.amount === null ? null : limit.amount / unit, lift: false },
    check: ({ amount, lift }) =>
      !lift && amount === null ? { amount: t('fieldRules.required') } : {},
    call: ({ amount, lift }) =>
      setLimit({
        kind,
        period,
        amount: lift || amount === null ? null : Math.round(amount * unit),
      }),
    places: { limit_out_of_bounds: 'amount' },
    onDone: async ({ pending }) => {
      await reload();
      onClose();
      pushToast(
        pending
          ? {
              tone: 'info',
              title: t('protection.limits.asked'),
              text: t('protection.limits.askedText', {
                date: format.date(pending.confirmableAt, 'dateTime'),
              }),
            }
          : { tone: 'success', title: t('protection.limits.done') },
      );
    },
  });
  const lift = () => void used.send({ amount: null, lift: true });
  return { ...used, lift };
};
