import { useTranslation } from 'react-i18next';

import { agentStanding } from '#api/agents.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { PageLoader } from '#components/PageLoader/PageLoader.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { hasContracts } from '../../settings/what-is-on.ts';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { ContractDetails } from '../../agent-center/contracts/ContractDetails.tsx';
import { ContractTable } from '../../agent-center/contracts/ContractTable.tsx';

import { HomeAnnouncements } from './HomeAnnouncements.tsx';
import { HomeFigures } from './HomeFigures.tsx';
import { NewestBills } from './NewestBills.tsx';
import { QuickWays } from './QuickWays.tsx';

const standingQuery = memberQuery(agentStanding);

/** Where an agent arrives: how the team does, what waits for an answer, what is new, and the own place in the tree. */
export const AgentHomeScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage title={t('agentCenter.pages.agentHome')} intro={t('agentArea.homeIntro')}>
      <Home />
    </AgentPage>
  );
};

const Home = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const settings = useSettings();
  const remote = useMemberQuery(standingQuery, { language });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  if (!value) return <PageLoader label={t('common.loading')} />;
  const {
    kind,
    kindName,
    level,
    upline,
    rights,
    directDownlines,
    allDownlines,
    transfersFrozenAt,
  } = value;
  const items = [
    { id: 'kind', term: t('agentTeam.kind'), value: kindName ?? t(`agentTeam.kinds.${kind}`) },
    { id: 'level', term: t('agentTeam.level'), value: format.number(level) },
    { id: 'upline', term: t('agentCenter.upline'), value: upline?.name ?? t('agentCenter.house') },
    ...(rights.includes('seeTeam')
      ? [
          { id: 'direct', term: t('agentTeam.direct'), value: format.number(directDownlines) },
          { id: 'team', term: t('agentTeam.team'), value: format.number(allDownlines) },
        ]
      : []),
    ...(transfersFrozenAt === null
      ? []
      : [
          {
            id: 'frozen',
            term: t('agentTeam.transfersFrozen'),
            value: format.date(transfersFrozenAt, 'dateTime'),
          },
        ]),
  ];
  const isSigning = hasContracts(settings) && rights.includes('signContracts');
  return (
    <Stack gap="x8">
      <QuickWays rights={rights} />
      {rights.includes('seeTeamSums') && <HomeFigures />}
      {isSigning && (
        <Section title={t('agentCenter.waiting')}>
          <Stack gap="x6">
            {upline && (
              <ContractTable side="had" waiting emptyText={t('agentCenter.nothingWaits')} />
            )}
            {rights.includes('offerContracts') && (
              <ContractTable side="given" waiting emptyText={t('agentCenter.nothingWaits')} />
            )}
          </Stack>
          <ContractDetails />
        </Section>
      )}
      <HomeAnnouncements />
      {isSigning && <NewestBills />}
      <Section title={t('agentArea.place')}>
        <Surface padding="lg">
          <DescriptionList items={items} />
        </Surface>
      </Section>
    </Stack>
  );
};
