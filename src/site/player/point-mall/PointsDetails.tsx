import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { PointsReason, PointsRecord } from '#api/points.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { RecordList } from '#components/RecordList/RecordList.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { useDayText } from '../../records/use-day-text.ts';
import { useMemberQuery } from '../../remote/member-query.ts';

import { HUNDREDTHS, pointsDetailsQuery } from './points.state.ts';

/** Every movement of the member's points, page by page. */
export const PointsDetails = () => {
  const { t } = useTranslation();
  // The first line before each page, from the newest page on.
  const [before, setBefore] = useState<readonly number[]>([]);
  const last = before.at(-1);
  const remote = useMemberQuery(pointsDetailsQuery, {
    language: useLanguage(),
    ...(last !== undefined && { before: last }),
  });
  const next = remote.value?.next ?? null;
  return (
    <Stack gap="x4">
      <RecordList
        label={t('pointMall.sections.details')}
        rows={remote.value?.list ?? []}
        rowKey={({ id }) => String(id)}
        loading={remote.status === 'loading'}
        loadingLabel={t('common.loading')}
        error={
          remote.status === 'failed' ? (
            <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
          ) : undefined
        }
        empty={
          <EmptyState icon="sparkle" title={t('pointMall.emptyTitle')}>
            {t('pointMall.emptyText')}
          </EmptyState>
        }
      >
        {(record) => <RecordRow record={record} />}
      </RecordList>
      <OlderNewer starts={before} next={next} onChange={setBefore} />
    </Stack>
  );
};

const icons: Record<PointsReason, IconName> = {
  earned: 'dice',
  multiplied: 'sparkle',
  takenBack: 'refresh',
  converted: 'coin',
  redeemed: 'gift',
  givenBack: 'refresh',
  granted: 'plus',
  taken: 'minus',
};

const RecordRow = ({ record }: { record: PointsRecord }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const days = useDayText();
  const { reason, points, at, day } = record;
  return (
    <ActionRow
      icon={icons[reason]}
      title={useTitle(record)}
      action={
        <strong>
          <bdi>
            {t('pointMall.points', {
              points: format.number(points / HUNDREDTHS, { signDisplay: 'exceptZero' }),
            })}
          </bdi>
        </strong>
      }
    >
      {day === null ? format.date(at, 'dateTime') : days.full(day)}
    </ActionRow>
  );
};

/** What it was, in words. */
const useTitle = ({ reason, gameType, about }: PointsRecord): string => {
  const { t } = useTranslation();
  if (gameType && (reason === 'earned' || reason === 'takenBack'))
    return t(`pointMall.reasons.${reason}`, { games: t(`categories.${gameType}`) });
  if (reason === 'multiplied')
    return about
      ? t('pointMall.reasons.multiplied', { title: about })
      : t('pointMall.reasons.promotion');
  if (reason === 'converted')
    return t(`pointMall.reasons.${about === 'bonus' ? 'convertedBonus' : 'convertedCash'}`);
  return t(`pointMall.reasons.${reason}`);
};
