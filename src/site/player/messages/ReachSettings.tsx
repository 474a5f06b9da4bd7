import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { KindReach } from '#api/inbox-reach.ts';
import { Columns } from '#components/Columns/Columns.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Switch } from '#components/Switch/Switch.tsx';

import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';

import { PushSwitch } from './PushSwitch.tsx';
import { reachQuery, setReachAtom, type Way } from './reach.state.ts';

/** How else a member is told of messages: by e-mail and in this browser, each kind by itself. */
export const ReachSettings = () => {
  const { t } = useTranslation();
  const remote = useMemberQuery(reachQuery, {});
  const { value } = remote;
  return (
    <Section id="reach" title={t('inbox.reach.title')} description={t('inbox.reach.text')}>
      {remote.status === 'failed' && !value && (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      )}
      {value && (
        <Columns>
          <Surface padding="md">
            <Section level={3} title={t('inbox.reach.byEmail')}>
              {value.hasEmail ? (
                <Kinds way="email" kinds={value.kinds} />
              ) : (
                <Stack gap="x3">
                  <p>{t('inbox.reach.noEmail')}</p>
                  <LinkButton href="/securityCenter" variant="secondary" size="sm">
                    {t('inbox.reach.toContacts')}
                  </LinkButton>
                </Stack>
              )}
            </Section>
          </Surface>
          {value.pushKey !== null && (
            <Surface padding="md">
              <Section level={3} title={t('inbox.reach.byPush')}>
                <Stack gap="x4">
                  <PushSwitch pushKey={value.pushKey} />
                  <Kinds way="push" kinds={value.kinds} />
                </Stack>
              </Section>
            </Surface>
          )}
        </Columns>
      )}
    </Section>
  );
};

interface KindsProps {
  way: Way;
  kinds: readonly KindReach[];
}

/** A switch for each kind of message. */
const Kinds = ({ way, kinds }: KindsProps) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x2">
      {kinds.map((reach) => (
        <KindSwitch key={reach.kind} {...{ way, reach }} label={t(`inbox.kinds.${reach.kind}`)} />
      ))}
    </Stack>
  );
};

interface KindSwitchProps {
  way: Way;
  reach: KindReach;
  label: string;
}

const KindSwitch = ({ way, reach, label }: KindSwitchProps) => {
  const { t } = useTranslation();
  const choose = useSetAtom(setReachAtom);
  const showOutcome = useOutcomeToast();
  const [busy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setBusy(true);
    const outcome = await choose(reach.kind, way, wanted);
    setBusy(false);
    if (!outcome.ok) showOutcome(outcome, '');
  };
  return (
    <Switch
      label={label}
      value={reach[way]}
      onChange={(wanted) => void change(wanted)}
      busyLabel={busy ? t('common.loading') : undefined}
    />
  );
};
