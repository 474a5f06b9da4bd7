import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { ConnectionStrip as Strip } from '#components/ConnectionStrip/ConnectionStrip.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useIsOnline } from '../../status/use-is-online.ts';
import { loadPermissionAtom, permissionRefusalAtom } from '../../session/system-status.state.ts';

/** Says that there is no network, or that the platform does not answer, as long as it is so. */
export const ConnectionStrip = () => {
  const { t } = useTranslation();
  const online = useIsOnline();
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
