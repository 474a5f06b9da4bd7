import { useTranslation } from 'react-i18next';

import { creditReport } from '#api/standing.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { RankRail } from '../../ranks/RankRail.tsx';
import { rankQuery } from '../../ranks/rank.state.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import { HeldRank } from './HeldRank.tsx';
import { OwnLimits } from './OwnLimits.tsx';
import { OwnTurnover } from './OwnTurnover.tsx';
import { Proved } from './Proved.tsx';
import { RankBenefits } from './RankBenefits.tsx';

const reportQuery = memberQuery(creditReport);

/** How the member stands: the rank and what the next one asks for, what is open, proved and allowed. */
export const CreditReportScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="creditReport" intro={t('ranks.intro')}>
      <Standing />
    </MemberCenter>
  );
};

const Standing = () => {
  const language = useLanguage();
  const rank = useMemberQuery(rankQuery, { language });
  const report = useMemberQuery(reportQuery, {});
  for (const each of [rank, report])
    if (each.status === 'failed' && !each.value)
      return <LoadFailure refusal={each.refusal} onRetry={each.reload} />;
  if (!rank.value || !report.value) return <BlankStanding />;
  return (
    <Stack gap="x8">
      <Stack gap="x4">
        <RankRail standing={rank.value} />
        <HeldRank standing={rank.value} />
      </Stack>
      <RankBenefits standing={rank.value} />
      <OwnTurnover turnover={report.value.turnover} />
      <Proved verification={report.value.verification} />
      <OwnLimits report={report.value} />
    </Stack>
  );
};

const BlankStanding = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x6">
        <Skeleton shape="box" ratio="3 / 1" />
        <Skeleton shape="box" ratio="4 / 1" />
        <Skeleton shape="box" ratio="6 / 1" />
      </Stack>
    </div>
  );
};
