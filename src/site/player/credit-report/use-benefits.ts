import { useTranslation } from 'react-i18next';

import type { RankStanding } from '#api/standing.ts';
import type { Description } from '#components/DescriptionList/DescriptionList.tsx';

import { useFormat } from '../../i18n/use-format.ts';

type Step = RankStanding['steps'][number];

/** What a rank gives in words, each thing once; what it does not give is left out. */
export const useBenefits = (step: Step, standing: RankStanding): Description[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const gift = ({ bonusMinor, points }: Step['levelUp']): string | undefined => {
    const bonus = t('ranks.giftBonus', {
      amount: format.money(bonusMinor),
      count: standing.bonusTurnover,
    });
    const some = t('ranks.giftPoints', { points: format.number(points) });
    const parts = [...(bonusMinor > 0 ? [bonus] : []), ...(points > 0 ? [some] : [])];
    return parts.length > 0 ? parts.join(t('ranks.and')) : undefined;
  };
  const money = (minor: number | null): string | undefined =>
    minor === null ? undefined : format.money(minor);
  const values: Record<string, string | undefined> = {
    levelUp: gift(step.levelUp),
    monthly: gift(step.monthly),
    birthday: gift(step.birthday),
    rebate:
      step.rebatePercent > 0
        ? t('ranks.added', { percent: format.percent(step.rebatePercent / 100) })
        : undefined,
    fees:
      step.feeOffPercent > 0
        ? t('ranks.less', { percent: format.percent(step.feeOffPercent / 100) })
        : undefined,
    withdrawal: money(step.withdrawalMaximumMinor),
    daily: money(step.dailyMaximumMinor),
    count: step.dailyCount === null ? undefined : format.number(step.dailyCount),
  };
  return BENEFITS.flatMap((name) =>
    values[name] === undefined
      ? []
      : [{ id: name, term: t(`ranks.terms.${name}`), value: values[name] }],
  );
};

/** In the order in which they are told. */
const BENEFITS = [
  'levelUp',
  'monthly',
  'birthday',
  'rebate',
  'fees',
  'withdrawal',
  'daily',
  'count',
] as const;
