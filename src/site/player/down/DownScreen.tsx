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

import { AppPanel } from './AppPanel.tsx';
import { type AppKind, appsOf, kindForDevice } from './apps.ts';

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
