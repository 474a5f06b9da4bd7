import { useTranslation } from 'react-i18next';

import type { BetType, CourseCode, Picks } from '#domain/lottery/course.ts';

import { useFormat } from '../../../i18n/use-format.ts';

import { rowLabels } from './row-labels.ts';

/** The words of one lottery's rules. */
export interface LotteryLabels {
  kindName: (betType: string) => string;
  kindText: (betType: string) => string;
  row: (key: string) => string;
  /** A word that can be picked; a number is its own. */
  option: (option: string) => string;
  tier: (key: string) => string;
  /** What a bet pays, the most first: "2,500 / 1,000". */
  odds: (values: readonly number[]) => string;
  /** The picks of a ticket as the draw writes them. */
  picks: (betType: BetType, picks: Picks) => string;
}

/** Gives the words of one lottery's rules. */
export const useLotteryLabels = (course: CourseCode): LotteryLabels => {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const ofKind = (betType: string, part: 'name' | 'text') => {
    const own = `lottery.kinds.${course}.${betType}.${part}`;
    // A test holds every bet of every lottery to one of the two.
    return t((i18n.exists(own) ? own : `lottery.kinds.all.${betType}.${part}`) as 'lottery.push');
  };
  const row = (key: string) => {
    const labels = rowLabels(course, key);
    return t(`lottery.rows.${labels.key}`, labels.values);
  };
  const option = (value: string) =>
    /^\d/.test(value) ? value : t(`lottery.words.${value}` as 'lottery.words.big');
  return {
    kindName: (betType) => ofKind(betType, 'name'),
    kindText: (betType) => ofKind(betType, 'text'),
    row,
    option,
    tier: (key) => t(`lottery.tiers.${key}` as 'lottery.tiers.win'),
    odds: (values) => values.map((value) => format.number(value)).join(' / '),
    picks: (betType, picks) => picksText(betType, picks, row, option),
  };
};

const picksText = (
  { rows, rule }: BetType,
  picks: Picks,
  rowName: (key: string) => string,
  optionName: (option: string) => string,
): string => {
  const parts = picks.map((row) => row.map(optionName).join(' '));
  if (rows.length === 1) return parts.join('');
  if (rule.kind === 'straight') return parts.join(' · ');
  return rows
    .flatMap(({ key }, index) => (parts[index] ? [`${rowName(key)}: ${parts[index]}`] : []))
    .join(' · ');
};
