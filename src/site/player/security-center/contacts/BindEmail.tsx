import { useTranslation } from 'react-i18next';

import { bindEmail, sendEmailCode } from '#api/contacts.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { fitsPattern } from '#domain/patterns.ts';

import { useCall } from '../../../client/call.state.ts';
import { CodeField } from '../../../fields/CodeField.tsx';
import { useFieldMessage } from '../../../fields/field-message.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { useSendCode } from '../../../fields/use-send-code.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  email: string;
  verificationCode: string;
}

/** Binds an e-mail address to the account, or another one: with a code that is sent to it. */
export const BindEmail = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const wrongEmail = useWrongEmail();
  const used = useCallForm<Values, object>({
    defaultValues: { email: '', verificationCode: '', ...NO_PROOF },
    check: (values) => {
      const wrong = wrongEmail(values.email);
      return {
        ...(wrong && { email: wrong }),
        ...(values.verificationCode === '' && { verificationCode: t('verify.codeRequired') }),
        ...proof.wrong(values),
      };
    },
    call: ({ email, verificationCode, ...values }) =>
      call(bindEmail, { email: email.trim(), verificationCode, ...proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'verificationCode', email_taken: 'email' },
    onDone,
  });
  const sending = useSendCode('bindEmail', async () => {
    const email = used.form.getValues('email').trim();
    const message = wrongEmail(email);
    if (message === null) return call(sendEmailCode, { email });
    used.form.setError('email', { message }, { shouldFocus: true });
    return null;
  });
  return (
    <ChangeDialog
      title={t('security.email.title')}
      intro={t('security.email.text')}
      submitLabel={t('security.save')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'email'> name="email">
        {(field) => (
          <TextInput
            {...field}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('fields.email')}
          />
        )}
      </FormField>
      <FormField<Values, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

/** Gives the sentence for an address that cannot be one; null when it can. */
const useWrongEmail = () => {
  const fieldMessage = useFieldMessage();
  return (text: string): string | null => {
    const email = text.trim();
    if (email === '') return fieldMessage({ field: 'email', rule: 'required' });
    return fitsPattern('email', email) ? null : fieldMessage({ field: 'email', rule: 'email' });
  };
};
