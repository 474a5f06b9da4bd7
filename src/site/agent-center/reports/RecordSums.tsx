import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { type FigureCard, FigureCards } from './FigureCards.tsx';
import type { RecordChoice } from './record-choice.ts';

interface RecordSumsProps {
  /** The first page; undefined while it is on its way. */
  first: { total: object | null } | undefined;
  cards: readonly FigureCard[];
  change: (change: Pick<RecordChoice, 'exact'>) => void;
}

/** What a list comes to over all of its pages; very many rows are summed up when that is wanted. */
export const RecordSums = ({ first, cards, change }: RecordSumsProps) => {
  const { t } = useTranslation();
  if (!first || first.total !== null) return <FigureCards cards={cards} />;
  return (
    <Cluster gap="x3">
      <p>{t('agentReports.sumsLater')}</p>
      <Button variant="secondary" size="sm" onPress={() => change({ exact: true })}>
        {t('agentReports.countAll')}
      </Button>
    </Cluster>
  );
};
