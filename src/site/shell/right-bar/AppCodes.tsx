import { useTranslation } from 'react-i18next';

import { QrCode } from '#components/QrCode/QrCode.tsx';

import { resourceLinks } from '../../settings/resource-links.ts';
import { useSettings } from '../../settings/use-settings.ts';
import * as styles from './RightBar.css.ts';

const WORDS = { MOBILECONFIG: 'rightBar.ios', Android: 'rightBar.android' } as const;

/** The applications as codes to photograph with a telephone. */
export const AppCodes = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const { qrSizePx, qrMarginPx } = settings.limits;
  const apps = resourceLinks(settings, ['MOBILECONFIG', 'Android']);
  if (apps.length === 0) return null;
  return (
    <div className={styles.codes}>
      {apps.map(({ name, url }) => {
        const words = t(WORDS[name as keyof typeof WORDS]);
        return (
          <figure key={name} className={styles.code}>
            <QrCode
              value={url}
              sizePx={qrSizePx}
              marginPx={qrMarginPx}
              label={t('rightBar.qrLabel', { name: words })}
            />
            <figcaption>{words}</figcaption>
          </figure>
        );
      })}
    </div>
  );
};
