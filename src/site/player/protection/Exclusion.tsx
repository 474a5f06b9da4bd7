import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { CustomerServiceLink } from '../../contact/CustomerServiceLink.tsx';
import { useSettings } from '../../settings/use-settings.ts';

import { ConfirmStop } from './ConfirmStop.tsx';
import { useProtection } from './protection-context.ts';
import { selfExcludeAtom } from './protection.state.ts';
import { spanOfMonths, useSpanText } from './use-span-text.ts';

/** The choice that never ends; every other is a number of months. */
const FOR_GOOD = 'forGood';

/** Self-exclusion: at once, at every brand of the platform, for months or for good. */
export const Exclusion = () => {
  const { t } = useTranslation();
  const { selfExclusionMonths } = useSettings().protection;
  const { reload } = useProtection();
  const spanText = useSpanText();
  const monthsText = (months: number | null) =>
    months === null ? t('protection.exclusion.permanent') : spanText(spanOfMonths(months));
  const exclude = useSetAtom(selfExcludeAtom);
  const [chosen, setChosen] = useState(String(selfExclusionMonths[0] ?? FOR_GOOD));
  const [asked, setAsked] = useState(false);
  const months = chosen === FOR_GOOD ? null : Number(chosen);
  const span = monthsText(months);
  const done = async () => {
    await reload();
    setAsked(false);
    pushToast({ tone: 'success', title: t('protection.exclusion.done') });
  };
  const choices = [
    ...selfExclusionMonths.map((each) => ({ value: String(each), label: monthsText(each) })),
    { value: FOR_GOOD, label: monthsText(null) },
  ];
  return (
    <Section title={t('protection.exclusion.title')} description={t('protection.exclusion.text')}>
      <Surface padding="lg">
        <Stack gap="x4" align="start">
          <RadioGroup
            label={t('protection.exclusion.choose')}
            value={chosen}
            onChange={setChosen}
            options={choices}
          />
          <Button variant="secondary" icon="shield" onPress={() => setAsked(true)}>
            {t('protection.exclusion.start')}
          </Button>
          <p>{t('protection.exclusion.help')}</p>
          <CustomerServiceLink variant="secondary" />
        </Stack>
      </Surface>
      {asked && (
        <ConfirmStop
          title={t('protection.exclusion.confirmTitle', { span })}
          text={t('protection.exclusion.confirmText')}
          agreement={t('protection.exclusion.agreement')}
          confirmLabel={t('protection.exclusion.start')}
          stop={() => exclude(months)}
          onStopped={done}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
};
