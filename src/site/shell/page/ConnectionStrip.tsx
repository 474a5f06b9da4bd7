import { useAtomValue, useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { ConnectionStrip as Strip } from '#components/ConnectionStrip/ConnectionStrip.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { loadPermissionAtom, permissionRefusalAtom } from '../../session/system-status.state.ts';

const watchConnection = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Says that there is no network, or that the platform does not answer, as long as it is so. */
export const ConnectionStrip = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  const refusal = useAtomValue(permissionRefusalAtom);
  const retry = useSetAtom(loadPermissionAtom);
  const refusalText = useRefusalText();
  if (!online) {
    return <Strip title={t('status.offlineTitle')}>{t('status.offlineText')}</Strip>;
  }
  if (refusal === null) return null;
  return (
    <Strip
      title={refusalText(refusal)}
      retryLabel={t('common.retry')}
      onRetry={() => void retry()}
    />
  );
};
