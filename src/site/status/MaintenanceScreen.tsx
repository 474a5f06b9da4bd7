import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../i18n/use-format.ts';
import { loadPermissionAtom, permissionAtom } from '../session/system-status.state.ts';
import { StatusPage } from './StatusPage.tsx';

/** How often a waiting page asks whether the site is back. */
const RETRY_MS = 60_000;

/** The site is closed for a while: the merchant's own words, and when it is back if it is known. */
export const MaintenanceScreen = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const maintenance = useAtomValue(permissionAtom)?.maintenance;
  const fetchNow = useSetAtom(loadPermissionAtom);

  useEffect(() => {
    const timer = setInterval(() => void fetchNow(), RETRY_MS);
    return () => clearInterval(timer);
  }, [fetchNow]);

  const until = maintenance?.until;
  return (
    <StatusPage
      icon="clock"
      title={t('status.maintenanceTitle')}
      facts={
        until ? [{ name: t('status.maintenanceUntil'), value: format.date(until, 'dateTime') }] : []
      }
    >
      {maintenance?.message || t('status.maintenanceText')}
    </StatusPage>
  );
};
