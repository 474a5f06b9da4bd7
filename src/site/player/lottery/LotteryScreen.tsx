import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import { Page } from '#components/Page/Page.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { Leaders } from './lobby/Leaders.tsx';
import { LotteryLobby } from './lobby/LotteryLobby.tsx';
import { pageAt } from './state/lottery.state.ts';
import { OneLottery } from './OneLottery.tsx';
import { Today } from './lobby/Today.tsx';

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
