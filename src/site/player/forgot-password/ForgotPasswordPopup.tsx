import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { SliderDialog } from '../../captcha/SliderDialog.tsx';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';

import { ByEmail } from './ByEmail.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { MobileField } from '../../fields/MobileField.tsx';
import { NewPasswordInput } from '../../fields/NewPasswordInput.tsx';
import { type ResetByMobileValues, useResetByMobile } from './use-reset-by-mobile.ts';

/** A new password by a code that comes to the phone; whoever sets it is signed in at once. */
const ByMobile = () => {
  const { t } = useTranslation();
  const { form, phone, sending, general, send } = useResetByMobile();
  return (
    <Form form={form} onSubmit={send} label={t('forgot.byMobile')}>
      <FormErrors form={form} general={general} />
      <MobileField countries={phone.countries} />
      <FormField<ResetByMobileValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <FormField<ResetByMobileValues, 'newPassword'> name="newPassword">
        {(field) => <NewPasswordInput field={field} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {t('forgot.submitMobile')}
      </Button>
    </Form>
  );
};

/** A new password for whoever has forgotten the old one: by e-mail or by phone. */
export const ForgotPasswordPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const [way, setWay] = useState('email');
  return (
    <Dialog
      open
      size="sm"
      title={t('forgot.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel
        intro={t('forgot.intro')}
        other={{ label: t('forgot.toLogin'), onPress: () => openPopup('login') }}
      >
        <Tabs
          stretch
          label={t('forgot.ways')}
          value={way}
          onChange={setWay}
          items={[
            { id: 'email', label: t('forgot.byEmail'), icon: 'mail' },
            { id: 'mobile', label: t('forgot.byMobile'), icon: 'phone' },
          ]}
        >
          <KeptPanels shown={way} panels={{ email: <ByEmail />, mobile: <ByMobile /> }} />
        </Tabs>
      </AuthPanel>
      <SliderDialog />
    </Dialog>
  );
};
