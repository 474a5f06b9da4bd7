import { useTranslation } from 'react-i18next';

import { Columns } from '#components/Columns/Columns.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRefusalText } from '../../fields/refusal-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { Breaks } from './Breaks.tsx';
import { Exclusion } from './Exclusion.tsx';
import { Limits } from './Limits.tsx';
import { Notices } from './Notices.tsx';
import { PlayNow } from './PlayNow.tsx';
import { ProtectionContext } from './protection-context.ts';
import { protectionQuery } from './protection.state.ts';
import { Reminders } from './Reminders.tsx';

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
