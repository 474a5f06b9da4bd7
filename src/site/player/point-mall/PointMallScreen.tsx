import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { PointsCard } from '#components/PointsCard/PointsCard.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { MemberCenter } from '../member-center/MemberCenter.tsx';

import {
  HUNDREDTHS,
  pointsBalanceQuery,
  pointsConfigQuery,
  type PointsSectionProps,
  worthMinor,
} from './points.state.ts';
import { pointsSections } from './sections.ts';

/** The member's points, and everything that can be done with them. */
export const PointMallScreen = () => {
  const { t } = useTranslation();
  return (
    <MemberCenter page="pointMall" intro={t('pointMall.intro')}>
      <Points />
    </MemberCenter>
  );
};

const Points = () => {
  const language = useLanguage();
  const { hash, key } = useLocation();
  const points = useMemberQuery(pointsBalanceQuery, {});
  const config = useMemberQuery(pointsConfigQuery, { language });
  const failed = [points, config].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') {
    const reload = () => Promise.all([points.reload(), config.reload()]).then(() => undefined);
    return <LoadFailure refusal={failed.refusal} onRetry={reload} />;
  }
  const given = points.value && config.value && { points: points.value, config: config.value };
  const onChange = async () => {
    await Promise.all([points.reload(), config.reload()]);
  };
  return (
    <Stack gap="x6">
      <Current {...given} />
      {/* A link to a section, a message's say, leads to it from another section too. */}
      {given && <Sections key={`${key} ${hash}`} at={hash.slice(1)} {...given} {...{ onChange }} />}
    </Stack>
  );
};

/** What the member has, what it is worth, and what is owed. */
const Current = ({ points, config }: Partial<Pick<PointsSectionProps, 'points' | 'config'>>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const minor = points && config ? worthMinor(points.balance, config) : 0;
  const note =
    points && points.owed > 0
      ? t('pointMall.owed', { points: format.number(points.owed / HUNDREDTHS) })
      : t('pointMall.forever');
  return (
    <PointsCard
      label={t('pointMall.current')}
      points={points ? points.balance / HUNDREDTHS : null}
      language={useLanguage()}
      worth={
        config && config.into.length > 0 && minor > 0
          ? t('pointMall.worth', { amount: format.money(minor, config.currency) })
          : undefined
      }
      note={note}
    />
  );
};

const Sections = ({ at, ...props }: PointsSectionProps & { at: string }) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(at);
  const section = pointsSections.find(({ id }) => id === chosen) ?? pointsSections[0];
  if (!section) return null;
  const { Section } = section;
  return (
    <Tabs
      label={t('pointMall.tabs')}
      items={pointsSections.map(({ id, icon }) => ({
        id,
        icon,
        label: t(`pointMall.sections.${id}`),
      }))}
      value={section.id}
      onChange={setChosen}
    >
      <Section {...props} />
    </Tabs>
  );
};
