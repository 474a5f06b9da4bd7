import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';

import { type MoneySum, MoneySums } from './MoneySums.tsx';

interface ListSumsProps {
  /** The first page; undefined while it is on its way. */
  first: { sums: object | null } | undefined;
  sums: readonly MoneySum[];
  /** Sums are wanted of however many rows. */
  onExact: () => void;
}

/** What a list comes to over all of its pages; very many rows are summed up when that is wanted. */
export const ListSums = ({ first, sums, onExact }: ListSumsProps) => {
  const { t } = useTranslation();
  if (!first || first.sums !== null) return <MoneySums sums={sums} />;
  return (
    <Cluster gap="x3">
      <p>{t('history.sumsLater')}</p>
      <Button variant="secondary" size="sm" onPress={onExact}>
        {t('history.sumAll')}
      </Button>
    </Cluster>
  );
};
