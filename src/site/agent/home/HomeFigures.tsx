import { useTranslation } from 'react-i18next';

import { agentTeamOverview } from '#api/agent-reports.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatCard, type StatCardProps } from '#components/StatCard/StatCard.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { figureRoom } from '../../records/figure-room.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';

type Overview = ValueOf<typeof agentTeamOverview>;

const overviewQuery = memberQuery(agentTeamOverview);

/** What the team did lately, with the course of each figure. */
export const HomeFigures = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const remote = useMemberQuery(overviewQuery, { preset: 'last30', language });
  const cards = useCards(remote.value);
  if (!remote.value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  const until = remote.value?.countedUntil;
  const total = remote.value?.total;
  const room = figureRoom(
    total
      ? [total.withdrawalMinor, total.validBetMinor, total.baseMinor].map((minor) =>
          format.money(minor),
        )
      : [],
  );
  return (
    <Section title={t('agentArea.figures')}>
      <Stack gap="x3">
        <Grid min={`max(${room}, 22%)`} gap="x3">
          {cards.map((card) => (
            <StatCard key={card.label} compact {...card} loading={!remote.value} />
          ))}
        </Grid>
        {until && <p>{t('agentArea.figuresUntil', { time: format.date(until, 'dateTime') })}</p>}
      </Stack>
    </Section>
  );
};

/** The figures as cards; before they are there, the cards without them. */
const useCards = (overview: Overview | undefined): StatCardProps[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const label = t('agentArea.course');
  const course = (of: (day: Overview['days'][number]) => number) =>
    overview && { course: { label, values: overview.days.map(of) } };
  const money = (minor: number | null | undefined) => (
    <Money minor={minor ?? 0} {...{ currency, language }} />
  );
  const total = overview?.total;
  return [
    {
      label: t('agentArea.active'),
      icon: 'users',
      value: format.number(overview?.active ?? 0),
      ...course(({ active }) => active),
    },
    {
      label: t('agentArea.newAccounts'),
      icon: 'plus',
      value: format.number(total?.registered ?? 0),
      ...course(({ registered }) => registered),
    },
    {
      label: t('agentArea.deposits'),
      icon: 'wallet',
      value: money(total?.depositMinor),
      ...course(({ depositMinor }) => depositMinor),
    },
    {
      label: t('agentArea.withdrawals'),
      icon: 'bank',
      value: money(total?.withdrawalMinor),
      ...course(({ withdrawalMinor }) => withdrawalMinor),
    },
    {
      label: t('agentArea.validBets'),
      icon: 'ticket',
      value: money(total?.validBetMinor),
      ...course(({ validBetMinor }) => validBetMinor),
    },
    {
      label: t('agentArea.base'),
      icon: 'chart',
      value: money(total?.baseMinor),
      ...course(({ baseMinor }) => baseMinor),
    },
    { label: t('agentArea.income'), icon: 'coin', value: money(overview?.incomeMinor) },
  ];
};
