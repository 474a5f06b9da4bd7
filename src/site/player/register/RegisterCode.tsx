import { useSetAtom } from 'jotai';

import { FormField } from '#components/Form/FormField.tsx';
import type { UseFormReturn } from '#components/Form/form-state.ts';

import { CodeField } from '../../fields/CodeField.tsx';
import type { UsedPhone } from '../../fields/use-phone.ts';
import { useSendCode } from '../../fields/use-send-code.ts';

import type { RegisterValues } from './register-fields.ts';
import type { RegisterVariant } from './register-variant.ts';
import { sendRegisterCodeAtom } from './register.state.ts';

export interface RegisterCodeProps {
  form: UseFormReturn<RegisterValues>;
  phone: UsedPhone;
  variant: RegisterVariant;
}

/** The code that proves the number of the form. */
export const RegisterCode = ({ form, phone, variant }: RegisterCodeProps) => {
  const sendCode = useSetAtom(sendRegisterCodeAtom);
  const sending = useSendCode('register', async () => {
    const isRight = await form.trigger('mobileNum', { shouldFocus: true });
    return isRight ? sendCode(variant, phone.toCall(form.getValues('mobileNum'))) : null;
  });
  return (
    <FormField<RegisterValues, 'verificationCode'> name="verificationCode">
      {(field) => <CodeField field={field} sending={sending} />}
    </FormField>
  );
};
