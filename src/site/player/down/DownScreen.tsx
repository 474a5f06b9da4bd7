import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { Columns } from '#components/Columns/Columns.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useKeepInvitation } from '../../invitation/use-keep-invitation.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { type AppKind, appsOf, kindForDevice, type App } from './apps.ts';
import { AppDownload } from '#components/AppDownload/AppDownload.tsx';
import { InstallGuide } from '#components/InstallGuide/InstallGuide.tsx';
import { useLanguage } from '../../i18n/use-language.ts';

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
const AppPanel = ({ app: { kind, url } }: { app: App }) => {
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

/** The applications with codes to scan and the steps to install them. */
export const DownScreen = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const brand = settings.brand.name;
  const apps = appsOf(settings);
  useKeepInvitation();
  return (
    <Page>
      <Stack gap="x6">
        <PageHeader
          variant="plate"
          mark={settings.assets.mark}
          title={t('down.title')}
          intro={t('down.intro', { brand })}
        />
        {apps.length === 0 ? (
          <EmptyState icon="phone" title={t('down.noneTitle')}>
            {t('down.noneText')}
          </EmptyState>
        ) : (
          <Apps />
        )}
        <Columns layout="notes">
          <Banner tone="info" title={t('down.safetyTitle')}>
            {t('down.safetyText', { brand })}
          </Banner>
          <Banner tone="success" title={t('down.browserTitle')}>
            {t('down.browserText')}
          </Banner>
        </Columns>
      </Stack>
    </Page>
  );
};

const ICONS = { ios: 'apple', android: 'android', lite: 'bolt' } as const;

const Apps = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const apps = appsOf(settings);
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<AppKind | null>(null);
  const own = isHydrated ? kindForDevice(navigator.userAgent, navigator.maxTouchPoints) : null;
  const app = [chosen, own].flatMap((kind) => apps.find((each) => each.kind === kind) ?? [])[0];
  const shown = app ?? apps[0];
  if (!shown) return null;
  return (
    <Tabs
      variant="pills"
      label={t('down.platformLabel')}
      value={shown.kind}
      onChange={(kind) => setChosen(kind as AppKind)}
      items={apps.map(({ kind }) => ({ id: kind, label: t(`down.${kind}`), icon: ICONS[kind] }))}
    >
      <AppPanel app={shown} />
    </Tabs>
  );
};
