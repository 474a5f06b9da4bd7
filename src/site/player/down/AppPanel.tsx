import { useTranslation } from 'react-i18next';

import { AppDownload } from '#components/AppDownload/AppDownload.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { InstallGuide } from '#components/InstallGuide/InstallGuide.tsx';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

import type { App } from './apps.ts';

/** The settings give the size of a code in the side bar; a page of its own has room for more. */
const PAGE_SCALE = 1.6;

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

/** One application: what it is, its download and code, and how to install it. */
export const AppPanel = ({ app: { kind, url } }: { app: App }) => {
  const { t } = useTranslation();
  const { brand, limits } = useSettings();
  const platform = t(`down.${kind}`);
  const isHydrated = useIsHydrated();
  return (
    <Columns gap="x6">
      <AppDownload
        title={platform}
        text={t(`down.${kind}Text`)}
        href={url}
        download={kind !== 'ios'}
        buttonLabel={t('down.downloadFor', { platform })}
        code={{
          // A phone that scans the code needs the whole address.
          url: isHydrated ? new URL(url, location.origin).href : url,
          sizePx: Math.round(limits.qrSizePx * PAGE_SCALE),
          marginPx: limits.qrMarginPx,
          label: t('down.qrLabel', { platform }),
          hint: t('down.scan'),
        }}
      />
      <InstallGuide
        title={t('down.guideTitle')}
        steps={STEPS[kind].map((key) => t(key, { brand: brand.name }))}
        language={useLanguage()}
      />
    </Columns>
  );
};
