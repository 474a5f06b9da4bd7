import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
import { CONFIRM_DAYS } from '#domain/protection-limits.ts';
import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { Form } from '#components/Form/Form.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { NumberInput } from '#components/NumberInput/NumberInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { useProtection } from './protection-context.ts';
import { useLimitText, HOUR_S } from './use-limit-text.ts';
import { useSetAtom } from 'jotai';
import { pushToast } from '#components/Toast/push-toast.ts';
import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { setLimitAtom } from './protection.state.ts';

/** What the form holds: minor units of money, or hours. */
interface LimitValues {
  amount: number | null;
  /** No limit at all is wanted. */
  lift: boolean;
}

/** The form of one limit, and how to lift the limit. */
interface LimitForm extends CallForm<LimitValues> {
  lift: () => void;
}

/** Everything behind the dialog of one limit. */
const useLimitForm = (limit: ProtectionLimit, onClose: () => void): LimitForm => {
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
  const [lifting, setLifting] = useState(false);
  const lift = async () => {
    setLifting(true);
    await used.send({ amount: null, lift: true });
    setLifting(false);
  };
  return { ...used, busy: used.busy || lifting, lift: () => void lift() };
};

export interface LimitDialogProps {
  limit: ProtectionLimit;
  onClose: () => void;
}

/** Sets a limit, or lifts it. Less room holds at once; more has to wait (domain rules 9). */
export const LimitDialog = ({ limit, onClose }: LimitDialogProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { increaseWaitHours } = useSettings().protection;
  const limitText = useLimitText(limit.kind);
  const { form, general, busy, send, lift } = useLimitForm(limit, onClose);
  const title = t('protection.limits.dialog', {
    kind: t(`protection.kinds.${limit.kind}`),
    period: t(`protection.periods.${limit.period}`),
  });
  return (
    <Dialog
      open
      size="sm"
      title={title}
      closeLabel={t('common.close')}
      dismissable={!busy}
      onOpenChange={onClose}
    >
      <Form form={form} onSubmit={send} label={title}>
        <p>
          {t('protection.limits.rule', {
            hours: format.number(increaseWaitHours),
            days: format.number(CONFIRM_DAYS),
          })}
        </p>
        {limit.cap !== null && (
          <p>{t('protection.limits.cap', { amount: limitText(limit.cap) })}</p>
        )}
        <FormErrors form={form} general={general} />
        <FormField<LimitValues, 'amount'> name="amount">
          {(field) => <AmountInput field={field} isTime={limit.kind === 'session'} />}
        </FormField>
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('protection.limits.save')}
        </Button>
        {limit.amount !== null && (
          <Button variant="ghost" fullWidth isDisabled={busy} onPress={lift}>
            {t('protection.limits.lift')}
          </Button>
        )}
      </Form>
    </Dialog>
  );
};

interface AmountInputProps {
  field: BoundField<number | null>;
  isTime: boolean;
}

/** Money in minor units, or hours. */
const AmountInput = ({ field, isTime }: AmountInputProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency } = useProtection().status;
  if (!isTime) {
    return (
      <MoneyInput
        {...field}
        required
        label={t('protection.limits.amount')}
        currency={currency}
        language={language}
      />
    );
  }
  return (
    <NumberInput
      {...field}
      required
      min={0}
      step={0.5}
      label={t('protection.limits.hours')}
      increaseLabel={t('protection.limits.more')}
      decreaseLabel={t('protection.limits.less')}
    />
  );
};
