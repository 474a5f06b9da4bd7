import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Grid } from '#components/Grid/Grid.tsx';
import { Money } from '#components/Money/Money.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatCard } from '#components/StatCard/StatCard.tsx';

import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { isPlayerAtom, isTrialAtom } from '../../../session/member.state.ts';

import { todayQuery } from '../state/lottery.state.ts';
import { MissionTile } from '../../../missions/MissionTile.tsx';
import { missionsQuery } from '../../../missions/missions.state.ts';

/** What the lotteries were to the member today, with the brand's missions; nothing before a ticket. */
export const Today = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const isTrial = useAtomValue(isTrialAtom);
  const isPlayer = useAtomValue(isPlayerAtom);
  const { value } = useMemberQuery(todayQuery, isTrial ? null : {});
  const tasks = useMemberQuery(missionsQuery, isPlayer ? { language } : null);
  const missions = (tasks.value?.missions ?? []).filter(({ promotionId }) => promotionId === null);
  if (!value || (value.today.tickets === 0 && missions.length === 0)) return null;
  const { currency, today } = value;
  const money = (minor: number) => <Money minor={minor} {...{ currency, language }} />;
  return (
    <Section title={t('lottery.missions.title')}>
      <Stack gap="x4">
        <Grid min="max(10rem, 22%)" gap="x3">
          <StatCard
            compact
            icon="ticket"
            label={t('lottery.missions.tickets')}
            value={format.number(today.tickets)}
          />
          <StatCard
            compact
            icon="clock"
            label={t('lottery.missions.open')}
            value={format.number(today.openTickets)}
          />
          <StatCard
            compact
            icon="dice"
            label={t('lottery.missions.staked')}
            value={money(today.stakeMinor)}
          />
          <StatCard
            compact
            icon="trophy"
            label={t('lottery.missions.paid')}
            value={money(today.payoutMinor)}
          />
        </Grid>
        {missions.length > 0 && (
          <Grid min="min(18rem, 100%)" gap="x3">
            {missions.map((mission) => (
              <MissionTile
                key={`${mission.id} ${mission.from}`}
                {...{ mission, currency }}
                onClaimed={tasks.reload}
              />
            ))}
          </Grid>
        )}
      </Stack>
    </Section>
  );
};
