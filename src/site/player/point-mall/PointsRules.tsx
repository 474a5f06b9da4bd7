import { useTranslation } from 'react-i18next';

import type { PointsConfig } from '#api/points.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import { HUNDREDTHS, type PointsSectionProps, unitMinor } from './points.state.ts';

/** How points are earned, what multiplies them, and what they can be turned into. */
export const PointsRules = ({ config }: PointsSectionProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { perMinor, currency, weights } = config;
  return (
    <Stack gap="x6">
      <Surface as="section" padding="lg">
        <Section
          title={t('pointMall.rules.earn')}
          description={t('pointMall.rules.earnText', { amount: format.money(perMinor, currency) })}
        >
          <Stack gap="x4">
            <DescriptionList
              items={weights.map(({ gameType, percent }) => ({
                id: gameType,
                term: t(`categories.${gameType}`),
                value: format.percent(percent / 100),
              }))}
            />
            <p>{t('pointMall.rules.takenBack')}</p>
          </Stack>
        </Section>
      </Surface>
      <Multipliers multipliers={config.multipliers} />
      {config.into.length > 0 && <Conversion config={config} />}
    </Stack>
  );
};

const Multipliers = ({ multipliers }: Pick<PointsConfig, 'multipliers'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (multipliers.length === 0) return null;
  return (
    <Surface as="section" padding="lg">
      <Section
        title={t('pointMall.rules.multipliers')}
        description={t('pointMall.rules.multipliersText')}
      >
        <Stack gap="x3">
          {multipliers.map(({ promotionId, title, times, endsAt }) => (
            <div key={promotionId}>
              <LinkButton href={`/promotions#${promotionId}`} variant="ghost" iconEnd="arrowEnd">
                {t('pointMall.rules.multiplier', { title, times: format.number(times) })}
              </LinkButton>
              {endsAt && (
                <p>{t('pointMall.rules.until', { date: format.date(endsAt, 'dateTime') })}</p>
              )}
            </div>
          ))}
        </Stack>
      </Section>
    </Surface>
  );
};

const Conversion = ({ config }: Pick<PointsSectionProps, 'config'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { into, pointsPerUnit, currency, leastPoints, mostPointsPerDay } = config;
  const points = (hundredths: number) => format.number(hundredths / HUNDREDTHS);
  const turnover = (times: number) => t('pointMall.times', { count: times });
  return (
    <Surface as="section" padding="lg">
      <Section title={t('pointMall.rules.convert')}>
        <DescriptionList
          items={[
            {
              id: 'rate',
              term: t('pointMall.rules.rate'),
              value: t('pointMall.rules.rateValue', {
                points: format.number(pointsPerUnit),
                amount: format.money(unitMinor(currency), currency),
              }),
            },
            { id: 'least', term: t('pointMall.rules.least'), value: points(leastPoints) },
            { id: 'most', term: t('pointMall.rules.most'), value: points(mostPointsPerDay) },
            ...into.map((way) => ({
              id: way,
              term: t(`pointMall.rules.turnover.${way}`),
              value: turnover(way === 'cash' ? config.cashTimes : config.bonusTimes),
            })),
          ]}
        />
      </Section>
    </Surface>
  );
};
