import { useAtomValue, useSetAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Button } from '#components/Button/Button.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { loadPermissionAtom, permissionRefusalAtom } from '../../session/system-status.state.ts';
import { strip } from '../Shell.css.ts';

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
    return (
      <div className={strip}>
        <Banner tone="warning" title={t('status.offlineTitle')}>
          {t('status.offlineText')}
        </Banner>
      </div>
    );
  }
  if (refusal === null) return null;
  return (
    <div className={strip}>
      <Banner
        tone="warning"
        title={refusalText(refusal)}
        action={
          <Button size="sm" variant="secondary" onPress={() => void retry()}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
};
