import { useTranslation } from 'react-i18next';

import type { RankStanding } from '#api/standing.ts';
import { VipProgress } from '#components/VipProgress/VipProgress.tsx';

import { useLanguage } from '../i18n/use-language.ts';

/** The ladder, the rank that is held, and what the next one asks for. */
export const RankRail = ({ standing }: { standing: RankStanding }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { steps, rank, points, countDays, keepDays } = standing;
  const counted =
    countDays === 0 ? t('ranks.countAll') : t('ranks.countDays', { count: countDays });
  return (
    <VipProgress
      ranks={steps.map(({ id, name, points: fromPoints }) => ({ id, name, fromPoints }))}
      points={Math.max(0, points)}
      heldId={rank}
      language={language}
      labels={{
        title: t('ranks.yours'),
        points: t('ranks.points'),
        toNext: (missing, name) => t('ranks.toNext', { missing, rank: name }),
        highest: t('ranks.highest'),
      }}
      note={`${counted} ${t('ranks.kept', { count: keepDays })}`}
    />
  );
};
