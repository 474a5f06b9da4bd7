import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { locationAtom } from '../session/system-status.state.ts';
import { StatusPage } from './StatusPage.tsx';

/** The site is not offered where the visitor is; it tells the address that was seen. */
export const BlockedScreen = () => {
  const { t } = useTranslation();
  const ip = useAtomValue(locationAtom)?.ip;
  return (
    <StatusPage
      icon="shield"
      title={t('status.blockedTitle')}
      facts={ip ? [{ name: t('status.blockedIp'), value: <bdi>{ip}</bdi> }] : []}
    >
      {t('status.blockedText')}
    </StatusPage>
  );
};
