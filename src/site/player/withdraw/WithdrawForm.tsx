import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';

import { type WithdrawFormProps, useWithdrawForm } from './use-withdraw-form.ts';
import { AccountField, ForfeitField, WithdrawAmountField } from './WithdrawFields.tsx';

/** How much goes to which account; asked once more, because it cannot be called back. */
export const WithdrawForm = (props: WithdrawFormProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { rules, accounts, onAccounts } = props;
  const { form, general, asking, busy, ask, leave, confirm } = useWithdrawForm(props);
  const { bankAccountId, amountMinor } = form.watch();
  const account = accounts.find(({ id }) => String(id) === bankAccountId);
  return (
    <Form form={form} onSubmit={ask} label={t('withdraw.formTitle')}>
      <FormErrors form={form} general={general} />
      <Columns gap="x6">
        <Section title={t('withdraw.toAccount')}>
          <Stack gap="x3" align="start">
            <AccountField accounts={accounts} />
            <Button variant="ghost" size="sm" icon="plus" onPress={onAccounts}>
              {t('bank.manage')}
            </Button>
          </Stack>
        </Section>
        <Section title={t('withdraw.howMuch')}>
          <Surface level="raised">
            <Stack gap="x5">
              <WithdrawAmountField rules={rules} />
              {rules.forfeitMinor > 0 && <ForfeitField rules={rules} />}
              <PaymentPasswordField />
              <Button type="submit" size="lg" fullWidth loading={busy}>
                {t('withdraw.submit')}
              </Button>
              <p>{t('withdraw.leftToday', { count: rules.leftToday })}</p>
            </Stack>
          </Surface>
        </Section>
      </Columns>
      <ConfirmDialog
        title={t('withdraw.confirmTitle')}
        body={t('withdraw.confirmText', {
          amount: format.money(amountMinor ?? 0, rules.currency),
          bank: account?.bankName,
          account: account?.accountNumber,
        })}
        confirmLabel={t('withdraw.confirmYes')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        open={asking}
        onOpenChange={leave}
        onConfirm={() => void confirm()}
      />
    </Form>
  );
};
