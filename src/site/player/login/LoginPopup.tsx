import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Banner } from '#components/Banner/Banner.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { SliderDialog } from '../../captcha/SliderDialog.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup, popupAtom, usePopupDetails } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { canRegister, hasRegistration } from '../../settings/what-is-on.ts';

import { OtherWays } from './OtherWays.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';
import { Form } from '#components/Form/Form.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { CodeField } from '../../fields/CodeField.tsx';
import { FormErrors } from '../../fields/FormErrors.tsx';
import { MobileField } from '../../fields/MobileField.tsx';
import { LoginEnd } from './LoginEnd.tsx';
import { type SmsLoginValues, useSmsLogin } from './use-sms-login.ts';
import { useStore } from 'jotai';
import { dropsPendingAction, pendingActionAtom } from '../../games/pending-action.state.ts';
import { useSignInError } from '../../sign-in-ways/use-sign-in-error.ts';

/** Log in: by username, by SMS where the merchant takes that, or in one of the other ways. */
export const LoginPopup = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const close = useClosePopup();
  const signInError = useSignInError(usePopupDetails('login')?.signInError);
  useKeepPendingAction();
  const [invited] = useState(() => isInvited(currentInvitation(location.search)));
  const openPopup = useOpenPopup();
  const other = {
    text: t('login.noAccount'),
    label: t('login.toRegister'),
    onPress: () => openPopup('register'),
  };
  const mayRegister = canRegister(settings) || (hasRegistration(settings) && invited);
  return (
    <Dialog
      open
      size="sm"
      title={t('login.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel
        intro={t('login.intro', { brand: settings.brand.name })}
        {...(mayRegister && { other })}
      >
        {signInError && <Banner tone="warning">{signInError}</Banner>}
        {settings.flags.MOBILEVERCODELOGIN3 ? <BothWays /> : <UsernameLogin />}
        <OtherWays />
      </AuthPanel>
      <SliderDialog />
    </Dialog>
  );
};

const BothWays = () => {
  const { t } = useTranslation();
  const [way, setWay] = useState('username');
  return (
    <Tabs
      stretch
      label={t('login.ways')}
      value={way}
      onChange={setWay}
      items={[
        { id: 'username', label: t('login.byUsername'), icon: 'user' },
        { id: 'sms', label: t('login.bySms'), icon: 'phone' },
      ]}
    >
      <KeptPanels shown={way} panels={{ username: <UsernameLogin />, sms: <SmsLogin /> }} />
    </Tabs>
  );
};

/** Log in by a code that comes to the mobile number. */
const SmsLogin = () => {
  const { t } = useTranslation();
  const { form, phone, sending, general, send } = useSmsLogin();
  return (
    <Form form={form} onSubmit={send} label={t('login.bySms')}>
      <FormErrors form={form} general={general} />
      <MobileField countries={phone.countries} />
      <FormField<SmsLoginValues, 'verificationCode'> name="verificationCode">
        {(field) => <CodeField field={field} sending={sending} />}
      </FormField>
      <LoginEnd submitting={form.formState.isSubmitting} />
    </Form>
  );
};

/**
 * Keeps the action that the login popup was opened for, also while another popup of the sign-in
 * replaces it. Closing them drops it.
 */
const useKeepPendingAction = (): void => {
  const store = useStore();
  const pendingAction = usePopupDetails('login')?.pendingAction;
  useEffect(() => {
    if (!pendingAction) return;
    store.set(pendingActionAtom, pendingAction);
    // Lives on when this popup makes room for the next.
    const stop = store.sub(popupAtom, () => {
      if (!dropsPendingAction(store.get(popupAtom)?.name)) return;
      stop();
      store.set(pendingActionAtom, null);
    });
  }, [pendingAction, store]);
};
