import { useTranslation } from 'react-i18next';

import { Columns } from '#components/Columns/Columns.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';
import { Exclusion } from './Exclusion.tsx';
import { Limits } from './Limits.tsx';
import { Notices } from './Notices.tsx';
import { ProtectionContext, useProtection } from './protection-context.ts';
import { protectionQuery, startCoolOffAtom } from './protection.state.ts';
import { Reminders } from './Reminders.tsx';
import { NetPosition } from '#components/NetPosition/NetPosition.tsx';
import { Section } from '#components/Section/Section.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { ConfirmStop } from './ConfirmStop.tsx';
import { spanOfHours, useSpanText } from './use-span-text.ts';

/** A break of some hours to some weeks: nobody asks why, and nothing ends it early. */
const Breaks = () => {
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

/** How long the member has played in one go, and with what result. */
const PlayNow = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { playing, elapsedSeconds, netMinor, currency } = useProtection().status.realityCheck;
  return (
    <Section
      title={t('protection.session.now')}
      description={t(playing ? 'protection.session.text' : 'protection.session.none')}
    >
      <NetPosition
        elapsedSeconds={elapsedSeconds}
        running={playing}
        netMinor={netMinor}
        currency={currency}
        language={language}
        labels={{
          title: t('protection.session.title'),
          elapsed: t('protection.session.elapsed'),
          net: t('protection.session.net'),
        }}
      />
    </Section>
  );
};

/** Safer play: what a member limits, breaks, self-exclusion and reminders (domain rules 9). */
export const LimitsScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="limits" intro={t('protection.intro')}>
      <SaferPlay />
    </MemberCenter>
  );
};

const SaferPlay = () => {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  const answer = useMemberQuery(protectionQuery, {});
  if (answer.value) {
    return (
      <ProtectionContext value={{ status: answer.value, reload: answer.reload }}>
        <Stack gap="x8">
          <Notices />
          <PlayNow />
          <Limits />
          <Reminders />
          <Columns gap="x6">
            <Breaks />
            <Exclusion />
          </Columns>
        </Stack>
      </ProtectionContext>
    );
  }
  if (answer.status === 'failed') {
    return (
      <ErrorState
        title={t('protection.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void answer.reload()}
      >
        {refusalText(answer.refusal)}
      </ErrorState>
    );
  }
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x6">
        <Skeleton shape="box" ratio="10 / 1" />
        <Skeleton shape="box" ratio="4 / 1" />
        <Skeleton shape="box" ratio="4 / 1" />
      </Stack>
    </div>
  );
};
