import { useTranslation } from 'react-i18next';

import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';

import { identityQuery } from './identity.state.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { IdentityState } from './IdentityState.tsx';

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
