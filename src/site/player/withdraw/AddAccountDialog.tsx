import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';
import { useSettings } from '../../settings/use-settings.ts';

import type { AddAccountValues } from './add-account.state.ts';
import { type AddAccountDialogProps, useAddAccount } from './use-add-account.ts';

/** A new bank account. */
export const AddAccountDialog = (props: AddAccountDialogProps) => {
  const { t } = useTranslation();
  const { form, general, busy, send } = useAddAccount(props);
  return (
    <Dialog
      open
      size="sm"
      title={t('bank.addTitle')}
      closeLabel={t('common.close')}
      dismissable={!busy}
      onOpenChange={props.onClose}
    >
      <Form form={form} onSubmit={send} label={t('bank.addTitle')}>
        <FormErrors form={form} general={general} />
        <BankField />
        <TextField name="holderName" hint={t('bank.holderHint')} autoComplete="name" required />
        <TextField name="accountNumber" required />
        <TextField name="branch" hint={t('bank.branchHint')} />
        <PaymentPasswordField />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('bank.addConfirm')}
        </Button>
      </Form>
    </Dialog>
  );
};

const BankField = () => {
  const { t } = useTranslation();
  const { banks } = useSettings().withdrawals;
  return (
    <FormField<AddAccountValues, 'bankCode'> name="bankCode">
      {(field) => (
        <Select
          {...field}
          required
          label={t('bank.bank')}
          placeholder={t('bank.choose')}
          options={banks.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </FormField>
  );
};

interface TextFieldProps {
  name: 'holderName' | 'accountNumber' | 'branch';
  hint?: string;
  autoComplete?: string;
  required?: boolean;
}

const TextField = ({ name, autoComplete = 'off', ...rest }: TextFieldProps) => {
  const { t } = useTranslation();
  return (
    <FormField<AddAccountValues, typeof name> name={name}>
      {(field) => (
        <TextInput {...field} {...rest} label={t(`bank.${name}`)} autoComplete={autoComplete} />
      )}
    </FormField>
  );
};
