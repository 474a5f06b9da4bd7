import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { Leaders } from './lobby/Leaders.tsx';
import { LotteryLobby } from './lobby/LotteryLobby.tsx';
import { pageAt, type LotteryPage } from './state/lottery.state.ts';
import { Today } from './lobby/Today.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { lotteryPages } from '#generated/page-paths.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { LotteryTable } from './LotteryTable.tsx';
import { useLottery } from './draws/use-lottery.ts';

interface OneLotteryProps {
  gameCode: string;
  page: LotteryPage;
}

/** One lottery to be played, once all that its board needs has come. */
const OneLottery = ({ gameCode, page }: OneLotteryProps) => {
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

/** A page of lotteries: all of them, or the one that the address names (`?gameCode=`). */
export const LotteryScreen = () => {
  const { t } = useTranslation();
  const page = pageAt(useLocation().pathname);
  const gameCode = useSearchParams()[0].get('gameCode') ?? '';
  return (
    <Page>
      {gameCode === '' ? (
        <Stack gap="x6">
          <PageHeader title={t(`lottery.pages.${page}`)} intro={t('lottery.intro')} />
          <LotteryLobby key={page} page={page} />
          <Today />
          <Leaders />
        </Stack>
      ) : (
        <OneLottery key={gameCode} gameCode={gameCode} page={page} />
      )}
    </Page>
  );
};
