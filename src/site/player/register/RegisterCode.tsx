import { useSetAtom } from 'jotai';

import { FormField } from '#components/Form/FormField.tsx';
import type { UseFormReturn } from '#components/Form/form-state.ts';
import type { RegisterVariant } from '#domain/register-variants.ts';

import { refused } from '../../client/outcome.ts';
import { CodeField } from '../../fields/CodeField.tsx';
import type { UsedPhone } from '../../fields/use-phone.ts';
import { useSendCode } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';

import type { RegisterValues } from './register-fields.ts';
import { sendRegisterCodeAtom } from './register.state.ts';

export interface RegisterCodeProps {
  form: UseFormReturn<RegisterValues>;
  phone: UsedPhone;
  variant: RegisterVariant;
}

/** The code that proves the number of the form. */
export const RegisterCode = ({ form, phone, variant }: RegisterCodeProps) => {
  const sendCode = useSetAtom(sendRegisterCodeAtom);
  const showRefused = useShowRefused();
  const send = async () => {
    const isRight = await form.trigger('mobileNum', { shouldFocus: true });
    const mobileNum = form.getValues('mobileNum');
    if (!isRight) return null;
    if (mobileNum.number !== '') return sendCode(variant, phone.toCall(mobileNum));
    const error = { field: 'mobileNum', rule: 'required' };
    return { ...refused('invalid_input'), fieldErrors: [error] };
  };
  // The call names the field `mobileNo`.
  const sending = useSendCode('register', send, ({ refusal, fieldErrors = [] }) => {
    const ours = fieldErrors.map((error) => ({ ...error, field: 'mobileNum' }));
    return showRefused(form, { ok: false, refusal, fieldErrors: ours }) === null;
  });
  return (
    <FormField<RegisterValues, 'verificationCode'> name="verificationCode">
      {(field) => <CodeField field={field} sending={sending} />}
    </FormField>
  );
};
