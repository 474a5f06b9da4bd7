import { useMemo } from 'react';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { returnsOfSpots } from '../rules/live-table.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { GameKey } from '../../words/game-words.ts';
import { spotText } from '../../shared/page/tables/spot-text.ts';

const texts: Record<string, GameKey> = {
  baccarat: 'liveTable.rulesBaccarat',
  roulette: 'liveTable.rulesRoulette',
  'money-wheel': 'liveTable.rulesWheel',
  'dragon-tiger': 'liveTable.rulesDragonTiger',
  'sic-bo': 'liveTable.rulesSicBo',
  'fan-tan': 'liveTable.rulesFanTan',
  'xoc-dia': 'liveTable.rulesXocDia',
  'andar-bahar': 'liveTable.rulesAndarBahar',
  'three-card': 'hands.rulesThreeCard',
  'five-card': 'hands.rulesFiveCard',
  bull: 'hands.rulesBull',
};

/** The rules of the table, and what each bet pays and returns. */
export const LiveTableRules = () => {
  const { t, facts, number, percent } = usePlay();
  const { variant } = facts.model;
  const table = liveTableOf(variant);
  const returns = useMemo(() => returnsOfSpots(liveTableOf(variant)), [variant]);
  const text = texts[variant];
  // numbers of a roulette are alike: one line stands for them
  const spots = table.spots.filter(({ id }) => !/^n([1-9]|\d\d)$/u.test(id));
  return (
    <>
      <p>{t('liveTable.rules')}</p>
      {text && <p>{t(text)}</p>}
      <p>{t('liveTable.rulesBets')}</p>
      <DescriptionList
        items={spots.map(({ id, odds }) => ({
          id,
          term: id === 'n0' ? '0–36' : spotText(t, id, variant),
          value: `${t('cards.odds', { odds: number(odds, 3) })}, ${t('cards.returns', { percent: percent(returns[id] ?? 0) })}`,
        }))}
      />
    </>
  );
};
