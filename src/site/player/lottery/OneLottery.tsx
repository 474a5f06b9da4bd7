import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { lotteryPages } from '#generated/page-paths.ts';

import { LoadFailure } from '../../records/LoadFailure.tsx';

import type { LotteryPage } from './state/lottery.state.ts';
import { LotteryTable } from './LotteryTable.tsx';
import { useLottery } from './draws/use-lottery.ts';

interface OneLotteryProps {
  gameCode: string;
  page: LotteryPage;
}

/** One lottery to be played, once all that its board needs has come. */
export const OneLottery = ({ gameCode, page }: OneLotteryProps) => {
  const { t } = useTranslation();
  const used = useLottery(gameCode);
  const { remote } = used;
  if (remote.value) return <LotteryTable used={used} game={remote.value} />;
  if (remote.status !== 'failed') return <TableSkeleton />;
  if (remote.refusal !== 'lottery_unknown') {
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  }
  return (
    <EmptyState
      icon="lottery"
      title={t('lottery.unknownTitle')}
      action={
        <LinkButton href={lotteryPages[page]} variant="secondary">
          {t('lottery.other')}
        </LinkButton>
      }
    >
      {t('lottery.unknownText')}
    </EmptyState>
  );
};

const TableSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Stack gap="x5">
        <Skeleton lines={2} width="16rem" />
        <Skeleton shape="box" ratio="5 / 1" />
        <Skeleton shape="box" ratio="5 / 3" />
      </Stack>
    </div>
  );
};
