import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import type { RegisterVariant } from '#domain/register-variants.ts';

import { Consents } from '../../fields/Consents.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { invitationCode } from '../../invitation/invitation.ts';
import { RegisterFieldInput } from './RegisterFieldInput.tsx';
import { RegisterProviders } from './RegisterProviders.tsx';
import { useRegister } from './use-register.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { useSetAtom } from 'jotai';
import { FormField } from '#components/Form/FormField.tsx';
import type { UseFormReturn } from '#components/Form/form-state.ts';
import { refused } from '../../client/outcome.ts';
import { CodeField } from '../../fields/CodeField.tsx';
import type { UsedPhone } from '../../fields/use-phone.ts';
import { useSendCode } from '../../fields/use-send-code.ts';
import { useShowRefused } from '../../fields/use-show-refused.ts';
import type { RegisterValues } from './register-fields.ts';
import { sendRegisterCodeAtom } from './register.state.ts';

interface RegisterCodeProps {
  form: UseFormReturn<RegisterValues>;
  phone: UsedPhone;
  variant: RegisterVariant;
}

/** The code that proves the number of the form. */
const RegisterCode = ({ form, phone, variant }: RegisterCodeProps) => {
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

interface InvitationRefusedProps {
  open: boolean;
  /** The code of the address; '' when it was typed. */
  code: string;
  /** @param drop goes on without the code of the address */
  onClose: (drop: boolean) => void;
}

/** Warns that an invitation code is not valid (specification 8). */
const InvitationRefused = ({ open, code, onClose }: InvitationRefusedProps) => {
  const { t } = useTranslation();
  const close = () => onClose(false);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      title={t('refusalsLater.invitation_code_error')}
      open={open}
      onOpenChange={close}
      closeLabel={t('common.close')}
      footer={
        <Cluster gap="x2" justify="end">
          {code !== '' && (
            <Button variant="secondary" onPress={() => onClose(true)}>
              {t('register.withoutCode')}
            </Button>
          )}
          <Button onPress={close}>{t('register.understood')}</Button>
        </Cluster>
      }
    >
      {code === '' ? t('register.invitationWrong') : t('register.invitationFromUrlWrong', { code })}
    </Dialog>
  );
};

/** One registration form: the merchant's fields, the consents, submit and reset. */
export const RegisterForm = ({ variant }: { variant: RegisterVariant }) => {
  const { t } = useTranslation();
  const register = useRegister(variant);
  const { form, rules, fields, phone, general, invited } = register;
  const code = invitationCode(invited.invitation);
  return (
    <Form form={form} onSubmit={register.send} label={t('register.title')}>
      {code !== '' && <Banner tone="success">{t('register.affiliateFromUrl', { code })}</Banner>}
      <FormErrors
        form={form}
        general={general}
        labelOf={(name) => {
          const field = fields.find((each) => each === name);
          return field && t(`fields.${field}`);
        }}
      />
      {/* One column: hints and errors of neighbours would push a row out of line. */}
      <Stack gap="x4">
        {fields.map((name) =>
          name === 'verificationCode' ? (
            <RegisterCode key={name} {...{ form, phone, variant }} />
          ) : (
            <RegisterFieldInput
              key={name}
              name={name}
              rule={rules[name]}
              countries={phone.countries}
            />
          ),
        )}
      </Stack>
      <Consents />
      <Columns layout="fit" gap="x2">
        <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
        <Button
          variant="ghost"
          size="lg"
          isDisabled={form.formState.isSubmitting}
          onPress={register.clear}
        >
          {t('register.reset')}
        </Button>
      </Columns>
      <RegisterProviders form={form} invitation={invited.invitation} />
      <InvitationRefused
        open={invited.codeRefused}
        code={code}
        onClose={invited.closeCodeRefused}
      />
    </Form>
  );
};
