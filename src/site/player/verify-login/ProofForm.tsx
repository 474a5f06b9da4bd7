import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { CodeInput } from '#components/CodeInput/CodeInput.tsx';
import { Form } from '#components/Form/Form.tsx';
import { type BoundField, FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { CodeField } from '../../fields/CodeField.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';

import { type ProofGiven, type ProofValues, useProof } from './use-proof.ts';

/** One kind of proof: a code of the app, a code that is sent, or a name. */
export const ProofForm = (given: ProofGiven) => {
  const { t } = useTranslation();
  const { form, sending, general, send } = useProof(given);
  return (
    <Form form={form} onSubmit={send} label={t(`verifyLogin.${given.kind}`)}>
      <FormErrors form={form} general={general} />
      <FormField<ProofValues, 'answer'> name="answer">
        {(field) => {
          if (given.kind === 'authenticator') return <AppCode field={field} />;
          if (given.kind === 'realName' || given.kind === 'bankAccountName')
            return (
              <TextInput
                {...field}
                required
                label={t(`verifyLogin.${given.kind}`)}
                hint={t(`verifyLogin.${given.kind}Hint`)}
                autoComplete="name"
              />
            );
          return <CodeField field={field} sending={sending} />;
        }}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('verifyLogin.submit')}
      </Button>
    </Form>
  );
};

/** The six figures of the app, or one of the codes that were written down beside it. */
const AppCode = ({ field }: { field: BoundField<string> }) => {
  const { t } = useTranslation();
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    field.onChange('');
    setRecovery(!recovery);
  };
  const other = (
    <Button variant="ghost" size="sm" onPress={change}>
      {t(recovery ? 'verifyLogin.useApp' : 'verifyLogin.useRecovery')}
    </Button>
  );
  if (recovery) {
    return (
      <>
        <TextInput
          {...field}
          required
          label={t('verifyLogin.recoveryLabel')}
          hint={t('verifyLogin.recoveryHint')}
          autoComplete="off"
        />
        <div>{other}</div>
      </>
    );
  }
  return (
    <CodeInput
      {...field}
      required
      label={t('verifyLogin.authenticatorLabel')}
      hint={t('verifyLogin.authenticatorHint')}
      resend={other}
    />
  );
};
