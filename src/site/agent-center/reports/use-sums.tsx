import { useTranslation } from 'react-i18next';

import type { IconName } from '#components/Icon/icon-paths.ts';

import type { FigureCard } from './FigureCards.tsx';
import { type FigureName, figureOf, type FiguresRow } from './figures.ts';
import { useFigure } from './use-figure.tsx';

const ICONS: Record<FigureName, IconName> = {
  active: 'bolt',
  bets: 'dice',
  stake: 'dice',
  payout: 'trophy',
  validBet: 'check',
  profit: 'chart',
  deposit: 'bank',
  withdrawal: 'wallet',
  bonus: 'gift',
  rebate: 'coin',
  fee: 'minus',
  salary: 'calendar',
  base: 'chart',
  registered: 'plus',
  firstDeposits: 'bank',
};

/** Gives the cards of sums; their figures are undefined while they are on their way. */
export const useSums = (): ((
  names: readonly FigureName[],
  total: FiguresRow | undefined,
) => FigureCard[]) => {
  const { t } = useTranslation();
  const figure = useFigure();
  return (names, total) =>
    names.map((name) => ({
      id: name,
      label: t(`agentReports.figures.${name}`),
      icon: ICONS[name],
      value: total && figure.text(name, figureOf(name, total)),
    }));
};
