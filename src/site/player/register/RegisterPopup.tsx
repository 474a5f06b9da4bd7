import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AuthPanel } from '#components/AuthPanel/AuthPanel.tsx';
import { Banner } from '#components/Banner/Banner.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { KeptPanels } from '#components/Tabs/KeptPanels.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import type { RegisterVariant } from '#domain/register-variants.ts';

import { SliderDialog } from '../../captcha/SliderDialog.tsx';
import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { currentInvitation, isInvited } from '../../invitation/invitation.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { useClosePopup } from '../../session/use-close-popup.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { hasRegistration } from '../../settings/what-is-on.ts';
import { useSignInError } from '../../sign-in-ways/use-sign-in-error.ts';

import { RegisterForm } from './RegisterForm.tsx';
import { offeredVariants } from './offered-variants.ts';

/** Open an account: by username, or by mobile number. */
export const RegisterPopup = () => {
  const { t } = useTranslation();
  const close = useClosePopup();
  const isOpen = useIsOpen();
  const signInError = useSignInError();
  const openPopup = useOpenPopup();
  const other = {
    text: t('register.hasAccount'),
    label: t('register.toLogin'),
    onPress: () => openPopup('login'),
  };
  return (
    <Dialog
      open
      size="md"
      title={t('register.title')}
      closeLabel={t('common.close')}
      onOpenChange={close}
    >
      <AuthPanel intro={isOpen && t('register.intro')} other={other}>
        {signInError && <Banner tone="warning">{signInError}</Banner>}
        {isOpen ? <Variants /> : <Closed />}
      </AuthPanel>
      <SliderDialog />
    </Dialog>
  );
};

const Variants = () => {
  const { t } = useTranslation();
  const variants = offeredVariants(useSettings());
  const [chosen, setChosen] = useState(variants[0]);
  if (!chosen) return null;
  if (variants.length === 1) return <Variant variant={chosen} />;
  return (
    <Tabs
      stretch
      label={t('register.ways')}
      value={chosen}
      onChange={(id) => setChosen(variants.find((each) => each === id))}
      items={[
        { id: 'username', label: t('register.byUsername'), icon: 'user' },
        { id: 'mobile', label: t('register.byMobile'), icon: 'phone' },
      ]}
    >
      <KeptPanels
        shown={chosen}
        panels={{
          username: <Variant variant="username" />,
          mobile: <Variant variant="mobile" />,
        }}
      />
    </Tabs>
  );
};

const Variant = ({ variant }: { variant: RegisterVariant }) => {
  const { t } = useTranslation();
  const { flags } = useSettings();
  if (variant === 'username') return <RegisterForm variant={variant} />;
  return (
    <Stack gap="x4">
      <p>
        {t('register.mobileIntro')}
        {!flags.MOBILENUMPASSREG3 && ` ${t('register.mobileNoPassword')}`}
      </p>
      <RegisterForm variant={variant} />
    </Stack>
  );
};

/** For all, or only for the invited (DIRECTREG3), if the merchant takes new accounts at all. */
const useIsOpen = (): boolean => {
  const settings = useSettings();
  const [invited] = useState(() => isInvited(currentInvitation(location.search)));
  return hasRegistration(settings) && (settings.flags.DIRECTREG3 || invited);
};

const Closed = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <EmptyState icon="lock" title={t('register.closedTitle')} action={<CustomerServiceLink />}>
      {t(hasRegistration(settings) ? 'register.invitedOnlyText' : 'register.closedText')}
    </EmptyState>
  );
};
