import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useAccountOfPage } from '../shared/account-context.ts';
import { ContactRow } from './ContactRow.tsx';
import { nextProtection } from '../shared/security-level.ts';
import { useChanged } from '../shared/use-changed.ts';
import { bindMobile, sendMobileCode } from '#api/contacts.ts';
import type { PhoneValue } from '#components/PhoneInput/PhoneInput.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { useCall } from '../../../client/call.state.ts';
import { CodeField } from '../../../fields/CodeField.tsx';
import { MobileField } from '../../../fields/MobileField.tsx';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { useMobileRules } from '../../../fields/use-mobile-rules.ts';
import { usePhone } from '../../../fields/use-phone.ts';
import { useSendCode } from '../../../fields/use-send-code.ts';
import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  mobileNum: PhoneValue;
  verificationCode: string;
}

/** Binds a mobile number to the account, or another one: with a code that is sent to it. */
const BindMobile = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const proof = useProof();
  const phone = usePhone();
  const { wrongMobile, wrongCode } = useMobileRules(phone);
  const used = useCallForm<Values, object>({
    defaultValues: { mobileNum: phone.empty, verificationCode: '', ...NO_PROOF },
    check: async (values) => ({
      ...(await wrongMobile(values.mobileNum)),
      ...wrongCode(values.verificationCode),
      ...proof.wrong(values),
    }),
    call: ({ mobileNum, verificationCode, ...values }) =>
      call(bindMobile, { ...phone.toCall(mobileNum), verificationCode, ...proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'verificationCode', mobile_taken: 'mobileNum' },
    onDone,
  });
  const sending = useSendCode('bindMobile', async () => {
    const value = used.form.getValues('mobileNum');
    const { mobileNum: message } = await wrongMobile(value);
    if (message === undefined) return call(sendMobileCode, phone.toCall(value));
    used.form.setError('mobileNum', { message }, { shouldFocus: true });
    return null;
  });
  return (
    <ChangeDialog
      title={t('security.mobile.title')}
      intro={t('security.mobile.text')}
      submitLabel={t('security.save')}
      used={used}
      onClose={onClose}
    >
      <MobileField countries={phone.countries} />
      <FormField<Values, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};

/** The mobile number that codes are sent to. */
export const MobileRow = () => {
  const { t } = useTranslation();
  const { profile } = useAccountOfPage();
  const { mobileNum, mobileVerified } = profile;
  const [open, setOpen] = useState(false);
  const changed = useChanged(() => setOpen(false));
  return (
    <>
      <ContactRow
        icon="phone"
        title={t('fields.mobileNum')}
        contact={mobileNum}
        isVerified={mobileVerified}
        isNext={nextProtection(profile) === 'mobile'}
        text={t('security.mobile.text')}
        onPress={() => setOpen(true)}
      />
      {open && (
        <BindMobile
          onDone={() => changed(t('security.mobile.done'))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
