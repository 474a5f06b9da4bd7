import { useTranslation } from 'react-i18next';

import type { BankAccount } from '#api/bank-accounts.ts';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { MoneyInput } from '#components/MoneyInput/MoneyInput.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import type { WithdrawalRules, WithdrawValues } from './withdraw.state.ts';

/** The account that the money goes to. */
export const AccountField = ({ accounts }: { accounts: readonly BankAccount[] }) => {
  const { t } = useTranslation();
  return (
    <FormField<WithdrawValues, 'bankAccountId'> name="bankAccountId">
      {(field) => (
        <RadioGroup
          {...field}
          label={t('withdraw.toAccount')}
          labelHidden
          variant="cards"
          options={accounts.map(({ id, bankName, accountNumber, holderName }) => ({
            value: String(id),
            label: bankName,
            description: `${accountNumber} · ${holderName}`,
          }))}
        />
      )}
    </FormField>
  );
};

/** How much goes out, within what the rules allow now. */
export const WithdrawAmountField = ({ rules }: { rules: WithdrawalRules }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency, minimumMinor, maximumMinor, withdrawableMinor } = rules;
  const mostMinor = Math.min(maximumMinor, withdrawableMinor);
  return (
    <FormField<WithdrawValues, 'amountMinor'> name="amountMinor">
      {(field) => (
        <MoneyInput
          {...field}
          required
          label={t('withdraw.amount')}
          hint={t('common.range', {
            min: format.money(minimumMinor, currency),
            max: format.money(mostMinor, currency),
          })}
          {...{ currency, language }}
          minMinor={minimumMinor}
          maxMinor={mostMinor}
          allMinor={withdrawableMinor}
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

/** What is lost of an open bonus by withdrawing now: only with a tick. */
export const ForfeitField = ({ rules }: { rules: WithdrawalRules }) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FormField<WithdrawValues, 'forfeitBonus'> name="forfeitBonus">
      {(field) => (
        <Checkbox
          {...field}
          required
          label={t('withdraw.forfeit', {
            amount: format.money(rules.forfeitMinor, rules.currency),
          })}
        />
      )}
    </FormField>
  );
};
