import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { Section } from '#components/Section/Section.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { FormErrors } from '../../fields/FormErrors.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { PaymentPasswordField } from '../../money/PaymentPasswordField.tsx';

import { type PersonTransferValues, type TransferOptions } from './person-transfer.state.ts';
import { type PersonTransferFormProps, usePersonTransfer } from './use-person-transfer.ts';

/** How much goes to whom; asked once more before it goes, because it does not come back. */
export const PersonTransferForm = (props: PersonTransferFormProps) => {
  const { t } = useTranslation();
  const { recipient, options, to } = props;
  const { form, general, asking, busy, ask, leave, confirm } = usePersonTransfer(props);
  return (
    <Section
      title={t(`transfer.${recipient}Title`)}
      description={
        recipient === 'upline' && options.upline
          ? t('transfer.uplineText', options.upline)
          : t('transfer.downlineText')
      }
    >
      <Form form={form} onSubmit={ask} label={t(`transfer.${recipient}Title`)}>
        <FormErrors form={form} general={general} />
        {recipient === 'downline' && (to ? <NamedAccount name={to.name} /> : <AccountField />)}
        <AmountField options={options} />
        <PaymentPasswordField />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {t('transfer.next')}
        </Button>
      </Form>
      <ConfirmDialog
        title={t('transfer.confirmTitle')}
        body={<Question {...props} values={form.getValues()} />}
        confirmLabel={t('transfer.confirm')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        open={asking}
        onOpenChange={leave}
        onConfirm={() => void confirm()}
      />
    </Section>
  );
};

const NamedAccount = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  return (
    <DescriptionList
      items={[{ id: 'account', term: t('transfer.account'), value: <bdi>{name}</bdi> }]}
    />
  );
};

const AccountField = () => {
  const { t } = useTranslation();
  return (
    <FormField<PersonTransferValues, 'account'> name="account">
      {(field) => (
        <TextInput
          {...field}
          required
          label={t('transfer.account')}
          hint={t('transfer.accountHint')}
          autoComplete="off"
        />
      )}
    </FormField>
  );
};

const AmountField = ({ options }: { options: TransferOptions }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency, minimumMinor, maximumMinor, cashMinor } = options;
  return (
    <FormField<PersonTransferValues, 'amountMinor'> name="amountMinor">
      {(field) => (
        <MoneyInput
          {...field}
          required
          label={t('transfer.amount')}
          hint={t('common.range', {
            min: format.money(minimumMinor, currency),
            max: format.money(maximumMinor, currency),
          })}
          {...{ currency, language }}
          minMinor={minimumMinor}
          maxMinor={maximumMinor}
          allMinor={cashMinor}
          labels={{
            all: t('transfer.all'),
            tooLow: (least) => t('money.atLeast', { least }),
            tooHigh: (most) => t('money.atMost', { most }),
          }}
        />
      )}
    </FormField>
  );
};

const Question = ({
  recipient,
  options,
  values,
}: PersonTransferFormProps & { values: PersonTransferValues }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const account = recipient === 'upline' ? options.upline?.account : values.account.trim();
  return t('transfer.confirmText', {
    amount: format.money(values.amountMinor ?? 0, options.currency),
    account,
  });
};
