import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
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
import { type LimitValues, useLimitForm } from './use-limit-form.ts';
import { useLimitText } from './use-limit-text.ts';

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
    <Dialog open size="sm" title={title} closeLabel={t('common.close')} onOpenChange={onClose}>
      <Form form={form} onSubmit={send} label={title}>
        <p>{t('protection.limits.rule', { hours: format.number(increaseWaitHours) })}</p>
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
