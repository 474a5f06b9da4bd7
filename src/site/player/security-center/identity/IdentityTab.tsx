import { useTranslation } from 'react-i18next';

import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { identityQuery } from './identity.state.ts';
import { IdentityForm } from './IdentityForm.tsx';
import type { IdentityState as State } from '#api/identity.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { useFormat } from '../../../i18n/use-format.ts';

const tones: Record<State['status'], StatusTone> = {
  none: 'neutral',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
};

/** Where the proof stands, since when, and what follows from it. */
const IdentityState = ({ status, submittedAt, decidedAt, reason }: State) => {
  const { t } = useTranslation();
  const format = useFormat();
  const at = status === 'submitted' ? submittedAt : decidedAt;
  const text = t(`identity.${status}.text`, {
    date: at === null ? '' : format.date(at, 'dateTime'),
  });
  return (
    <Surface level="raised">
      <ActionRow
        icon="shield"
        title={t(`identity.${status}.title`)}
        state={<StatusPill tone={tones[status]}>{t(`identity.${status}.state`)}</StatusPill>}
        action={
          status === 'approved' && (
            <LinkButton href="/depositv2" size="sm">
              {t('identity.deposit')}
            </LinkButton>
          )
        }
      >
        {reason === null ? text : `${text} ${t(`identity.reasons.${reason}`)}`}
      </ActionRow>
    </Surface>
  );
};

/** The part of the account that proves age and identity: how it stands, and what to send. */
export const IdentityTab = () => {
  const { t } = useTranslation();
  const remote = useMemberQuery(identityQuery, {});
  const { value, reload } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={reload} />;
  if (!value)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton lines={4} />
      </div>
    );
  const maySend = value.status === 'none' || value.status === 'rejected';
  return (
    <Stack gap="x8">
      <Section title={t('security.tabs.identity')} description={t('identity.intro')}>
        <IdentityState {...value} />
      </Section>
      {maySend && <IdentityForm onSent={reload} />}
    </Stack>
  );
};
