import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { locationAtom } from '../session/system-status.state.ts';
import { StatusFact, StatusPage, StatusText } from './StatusPage.tsx';

/** The site is not offered where the visitor is; it tells the address that was seen. */
export const BlockedScreen = () => {
  const { t } = useTranslation();
  const ip = useAtomValue(locationAtom)?.ip;
  return (
    <StatusPage icon="shield" title={t('status.blockedTitle')}>
      <StatusText>{t('status.blockedText')}</StatusText>
      {ip && (
        <StatusFact name={t('status.blockedIp')}>
          <bdi>{ip}</bdi>
        </StatusFact>
      )}
    </StatusPage>
  );
};
