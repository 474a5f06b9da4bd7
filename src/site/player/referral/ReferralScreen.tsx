import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Friends } from './Friends.tsx';
import { Invitation } from './Invitation.tsx';
import { Invited } from './Invited.tsx';
import { ReferralSums } from './ReferralSums.tsx';
import { ReferralTerms } from './ReferralTerms.tsx';
import { referralQuery } from './referral.state.ts';

/** The member's invitation, invited friends by stage, and what they bring. */
export const ReferralScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="referral" intro={t('referral.intro')}>
      <Referral />
    </MemberCenter>
  );
};

const Referral = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(referralQuery, { language });
  const { value } = remote;
  if (remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Stack gap="x4">
          <Skeleton shape="box" ratio="3 / 1" />
          <Skeleton shape="box" ratio="4 / 1" />
        </Stack>
      </div>
    );
  return (
    <Stack gap="x6">
      {value.code === null ? (
        <EmptyState icon="users" title={t('referral.closed')}>
          {t('referral.closedText')}
        </EmptyState>
      ) : (
        <Invitation code={value.code} text={value.text} textLanguage={value.textLanguage} />
      )}
      {value.invited && <Invited friend={value.invited} currency={value.currency} />}
      <ReferralSums value={value} />
      <Section title={t('referral.termsTitle')}>
        <ReferralTerms terms={value.terms} currency={value.currency} />
      </Section>
      <Section title={t('referral.friendsTitle')}>
        <Friends currency={value.currency} />
      </Section>
    </Stack>
  );
};
