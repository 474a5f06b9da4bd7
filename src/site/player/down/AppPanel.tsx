import { useTranslation } from 'react-i18next';

import { button, content } from '#components/Button/Button.css.ts';
import { Icon } from '#components/Icon/Icon.tsx';
import { QrCode } from '#components/QrCode/QrCode.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { App } from './apps.ts';
import * as styles from './down.css.ts';

/** The settings give the size of a code in the side bar; a page of its own has room for more. */
const PAGE_SCALE = 1.6;

/** One application: what it is, its download and code, and how to install it. */
export const AppPanel = ({ app: { kind, url } }: { app: App }) => {
  const { t } = useTranslation();
  const { qrSizePx, qrMarginPx } = useSettings().limits;
  const platform = t(`down.${kind}`);
  const isHydrated = useIsHydrated();
  // A phone that scans the code needs the whole address.
  const address = isHydrated ? new URL(url, location.origin).href : url;
  return (
    <div className={styles.panel}>
      <div className={styles.card}>
        <div className={styles.code}>
          <QrCode
            value={address}
            sizePx={Math.round(qrSizePx * PAGE_SCALE)}
            marginPx={qrMarginPx}
            label={t('down.qrLabel', { platform })}
          />
          <span className={styles.scan}>{t('down.scan')}</span>
        </div>
        <div className={styles.words}>
          <h2 className={styles.platform}>{platform}</h2>
          <p>{t(`down.${kind}Text`)}</p>
          <a
            className={button({ size: 'lg' })}
            href={url}
            download={kind === 'ios' ? undefined : ''}
          >
            <span className={content}>
              <Icon name="download" size={22} />
              <span>{t('down.downloadFor', { platform })}</span>
            </span>
          </a>
        </div>
      </div>
      <Guide kind={kind} />
    </div>
  );
};

const STEPS = {
  ios: [
    'down.steps.ios.step1',
    'down.steps.ios.step2',
    'down.steps.ios.step3',
    'down.steps.ios.step4',
    'down.steps.ios.step5',
  ],
  android: [
    'down.steps.android.step1',
    'down.steps.android.step2',
    'down.steps.android.step3',
    'down.steps.android.step4',
    'down.steps.android.step5',
  ],
  lite: ['down.steps.lite.step1', 'down.steps.lite.step2', 'down.steps.lite.step3'],
} as const satisfies Record<App['kind'], readonly string[]>;

const Guide = ({ kind }: { kind: App['kind'] }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const brand = useSettings().brand.name;
  return (
    <section aria-labelledby="guide" className={styles.guide}>
      <h2 id="guide" className={styles.platform}>
        {t('down.guideTitle')}
      </h2>
      <ol className={styles.steps}>
        {STEPS[kind].map((key, index) => (
          <li key={key} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {format.number(index + 1)}
            </span>
            <span>{t(key, { brand })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
