import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useSettings } from '../../settings/use-settings.ts';

import { ConfirmStop } from './ConfirmStop.tsx';
import { useProtection } from './protection-context.ts';
import { startCoolOffAtom } from './protection.state.ts';
import { spanOfHours, useSpanText } from './use-span-text.ts';

/** A break of some hours to some weeks: nobody asks why, and nothing ends it early. */
export const Breaks = () => {
  const { t } = useTranslation();
  const { coolOffHours } = useSettings().protection;
  const { reload } = useProtection();
  const spanText = useSpanText();
  const start = useSetAtom(startCoolOffAtom);
  const [chosen, setChosen] = useState(String(coolOffHours[0] ?? ''));
  const [asked, setAsked] = useState(false);
  const span = spanText(spanOfHours(Number(chosen)));
  const begun = async () => {
    await reload();
    setAsked(false);
    pushToast({ tone: 'success', title: t('protection.break.begun') });
  };
  return (
    <Section title={t('protection.break.title')} description={t('protection.break.text')}>
      <Surface padding="lg">
        <Stack gap="x4" align="start">
          <RadioGroup
            label={t('protection.break.choose')}
            value={chosen}
            onChange={setChosen}
            options={coolOffHours.map((hours) => ({
              value: String(hours),
              label: spanText(spanOfHours(hours)),
            }))}
          />
          <Button variant="secondary" icon="pause" onPress={() => setAsked(true)}>
            {t('protection.break.start', { span })}
          </Button>
        </Stack>
      </Surface>
      {asked && (
        <ConfirmStop
          title={t('protection.break.confirmTitle', { span })}
          text={t('protection.break.confirmText')}
          confirmLabel={t('protection.break.start', { span })}
          stop={() => start(Number(chosen))}
          onStopped={begun}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
};
