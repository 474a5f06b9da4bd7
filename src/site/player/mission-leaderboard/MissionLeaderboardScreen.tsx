import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import type { Mission } from '#api/missions.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { Section } from '#components/Section/Section.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { MissionTile } from '../../missions/MissionTile.tsx';
import { missionParts, missionsQuery } from '../../missions/missions.state.ts';
import { useRaces } from '../../races/use-races.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

/** Apart from what all brands have: only those with races get its code. */
const RaceBoard = lazyPart(() => import('../../races/RaceBoard.tsx'), 'RaceBoard');

const tabs = ['missions', 'races'] as const;

/** The missions and the races; `#races` opens the races. */
export const MissionLeaderboardScreen = () => {
  const { t } = useTranslation();
  const { hash } = useLocation();
  return (
    <MemberCenter page="missionLeaderboard" intro={t('missions.intro')}>
      {/* A link to the races opens them, also from this page. */}
      <Contests key={hash} isAtRaces={hash === '#races'} />
    </MemberCenter>
  );
};

const Contests = ({ isAtRaces }: { isAtRaces: boolean }) => {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof tabs)[number]>(isAtRaces ? 'races' : 'missions');
  return (
    <Tabs
      label={t('missions.label')}
      items={tabs.map((id) => ({ id, label: t(`missions.tabs.${id}`) }))}
      value={tab}
      onChange={(id) => setTab(tabs.find((each) => each === id) ?? tab)}
    >
      {tab === 'missions' ? <Missions /> : <Races />}
    </Tabs>
  );
};

const Missions = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value, reload, ...remote } = useMemberQuery(missionsQuery, { language });
  if (!value)
    return remote.status === 'failed' ? (
      <LoadFailure refusal={remote.refusal} onRetry={reload} />
    ) : (
      <Blank />
    );
  if (value.missions.length === 0)
    return (
      <EmptyState icon="trophy" title={t('missions.emptyTitle')} action={<ToPromotions />}>
        {t('missions.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="x6">
      {missionParts(value.missions).map(({ id, missions }) => (
        <Section key={id} title={t(`missions.windows.${id}`)}>
          <MissionGrid {...{ missions }} currency={value.currency} onClaimed={reload} />
        </Section>
      ))}
    </Stack>
  );
};

interface MissionGridProps {
  missions: readonly Mission[];
  currency: string;
  onClaimed: () => Promise<void>;
}

const MissionGrid = ({ missions, currency, onClaimed }: MissionGridProps) => (
  <Grid min="min(18rem, 100%)" gap="x3">
    {missions.map((mission) => (
      <MissionTile
        key={`${mission.promotionId} ${mission.id} ${mission.from}`}
        {...{ mission, currency, onClaimed }}
      />
    ))}
  </Grid>
);

const Races = () => {
  const { t } = useTranslation();
  const { value, retry, ...remote } = useRaces();
  if (!value)
    return remote.status === 'failed' ? (
      <LoadFailure refusal={remote.refusal} onRetry={async () => retry()} />
    ) : (
      <Blank />
    );
  if (value.races.length === 0)
    return (
      <EmptyState icon="trophy" title={t('races.emptyTitle')} action={<ToPromotions />}>
        {t('races.emptyText')}
      </EmptyState>
    );
  return (
    <Stack gap="x6">
      {value.races.map((race) => (
        <Section
          key={race.id}
          title={race.title}
          action={
            <LinkButton
              href={`/promotions#${race.promotionId}`}
              variant="ghost"
              size="sm"
              aria-label={`${t('missions.terms')}: ${race.title}`}
            >
              {t('missions.terms')}
            </LinkButton>
          }
        >
          <Suspense fallback={<Skeleton shape="box" ratio="3 / 1" />}>
            <RaceBoard race={race} />
          </Suspense>
        </Section>
      ))}
    </Stack>
  );
};

const ToPromotions = () => (
  <LinkButton href="/promotions" variant="secondary">
    {useTranslation().t('missions.toPromotions')}
  </LinkButton>
);

const Blank = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x3">
        <Skeleton shape="box" ratio="6 / 1" />
        <Skeleton shape="box" ratio="6 / 1" />
      </Stack>
    </div>
  );
};
