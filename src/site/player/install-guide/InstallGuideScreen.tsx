import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Banner } from '#components/Banner/Banner.tsx';
import { InstallGuide } from '#components/InstallGuide/InstallGuide.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { type Device, deviceOf, DEVICES, hasApp } from './guides.ts';

const ICONS = { ios: 'apple', android: 'android', computer: 'system' } as const;

/** How the brand comes onto a device: as an application, and from the browser's own menu. */
export const InstallGuideScreen = () => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  return (
    <MemberCenter page="installGuide" intro={t('install.intro', { brand: brand.name })}>
      <Guides />
    </MemberCenter>
  );
};

const Guides = () => {
  const { t } = useTranslation();
  const { brand } = useSettings();
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<Device | null>(null);
  const own = isHydrated ? deviceOf(navigator.userAgent, navigator.maxTouchPoints) : 'computer';
  const device = chosen ?? own;
  return (
    <Stack gap="x6">
      <Tabs
        variant="pills"
        label={t('down.platformLabel')}
        value={device}
        onChange={(id) => setChosen(id as Device)}
        items={DEVICES.map((id) => ({ id, label: t(`install.devices.${id}`), icon: ICONS[id] }))}
      >
        <Guide device={device} />
      </Tabs>
      <Banner tone="info" title={t('down.safetyTitle')}>
        {t('install.safety', { brand: brand.name })}
      </Banner>
    </Stack>
  );
};

const APP_STEPS = {
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
} as const;

const BROWSER_STEPS = {
  ios: ['install.ios.step1', 'install.ios.step2', 'install.ios.step3', 'install.last'],
  android: [
    'install.android.step1',
    'install.android.step2',
    'install.android.step3',
    'install.last',
  ],
  computer: ['install.computer.step1', 'install.computer.step2', 'install.computer.step3'],
} as const;

const Guide = ({ device }: { device: Device }) => {
  const { t } = useTranslation();
  const settings = useSettings();
  const language = useLanguage();
  const words = { brand: settings.brand.name };
  const withApp = device !== 'computer' && hasApp(device, settings);
  return (
    <Stack gap="x6">
      {withApp && (
        <Surface padding="lg">
          <Stack gap="x4" align="start">
            <InstallGuide
              title={t('install.appTitle')}
              steps={APP_STEPS[device].map((key) => t(key, words))}
              language={language}
            />
            <LinkButton href="/down" icon="download">
              {t('install.toDownload')}
            </LinkButton>
          </Stack>
        </Surface>
      )}
      <Surface padding="lg">
        <InstallGuide
          title={t('install.browserTitle')}
          steps={BROWSER_STEPS[device].map((key) => t(key, words))}
          language={language}
        />
      </Surface>
    </Stack>
  );
};
