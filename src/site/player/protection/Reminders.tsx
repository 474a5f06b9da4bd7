import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Switch } from '#components/Switch/Switch.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { lastInTurn } from '../../throttle/last-in-turn.ts';

import { useProtection } from './protection-context.ts';
import { setIntervalAtom, setMarketingAtom } from './protection.state.ts';
import { useSpanText } from './use-span-text.ts';

/** How often play stops for a look at time and money, and whether offers may be sent. */
export const Reminders = () => {
  const { t } = useTranslation();
  return (
    <Section title={t('protection.reminders.title')}>
      <Surface>
        <RealityInterval />
        <Offers />
      </Surface>
    </Section>
  );
};

const RealityInterval = () => {
  const { t } = useTranslation();
  const spanText = useSpanText();
  const { realityCheckMinutes, realityCheckChoices } = useSettings().protection;
  const { status, reload } = useProtection();
  const setInterval = useSetAtom(setIntervalAtom);
  const refusalText = useRefusalText();
  const offered = realityCheckChoices.filter((each) => each < realityCheckMinutes);
  const minutes = [...new Set([...offered, realityCheckMinutes])].toSorted(
    (one, other) => one - other,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [inTurn] = useState(lastInTurn);
  const keep = async (picked: string) => {
    const refusal = await setInterval(Number(picked));
    if (refusal === null) await reload();
    pushToast(
      refusal === null
        ? { tone: 'success', title: t('protection.reminders.done') }
        : { tone: 'error', title: refusalText(refusal) },
    );
  };
  const choose = async (picked: string) => {
    setChosen(picked);
    // Arrow keys go through the choices; each of them is one.
    await inTurn(() => keep(picked));
    setChosen(null);
  };
  const label = t('protection.reminders.interval');
  return (
    <ActionRow
      icon="clock"
      title={label}
      action={
        <SegmentedControl
          label={label}
          value={chosen ?? String(status.realityCheck.intervalMinutes)}
          onChange={(picked) => void choose(picked)}
          options={minutes.map((each) => ({
            value: String(each),
            label: spanText({ unit: 'minutes', count: each }),
          }))}
        />
      }
    >
      {t('protection.reminders.intervalText')}
    </ActionRow>
  );
};

const Offers = () => {
  const { t } = useTranslation();
  const { status, reload } = useProtection();
  const setMarketing = useSetAtom(setMarketingAtom);
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const choose = async (wanted: boolean) => {
    setBusy(true);
    const answer = await setMarketing(wanted);
    if (answer === null) await reload();
    setRefusal(answer);
    setBusy(false);
  };
  return (
    <Switch
      label={t('protection.reminders.offers')}
      hint={t('protection.reminders.offersText')}
      value={status.marketing}
      onChange={(wanted) => void choose(wanted)}
      disabled={status.selfExclusion !== null}
      busyLabel={busy ? t('common.loading') : undefined}
      error={refusal === null ? undefined : refusalText(refusal)}
    />
  );
};
