import { useTranslation } from 'react-i18next';

import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

/** Whether a protection is in place; `unverified` where it is there but was not proved. */
export const ProtectionState = ({
  isSet,
  unverified = false,
}: {
  isSet: boolean;
  unverified?: boolean;
}) => {
  const { t } = useTranslation();
  if (unverified) return <StatusPill tone="warning">{t('security.unverified')}</StatusPill>;
  return isSet ? (
    <StatusPill tone="success">{t('security.isSet')}</StatusPill>
  ) : (
    <StatusPill tone="neutral">{t('security.notSet')}</StatusPill>
  );
};
