import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { BettingFrame } from '#components/BettingFrame/BettingFrame.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { lotteryPages } from '#generated/page-paths.ts';

import { BoardPanel } from './board/BoardPanel.tsx';
import { DrawPanel } from './draws/DrawPanel.tsx';
import { isSold } from './state/issue-phase.ts';
import { LotteryInfo } from './LotteryInfo.tsx';
import { PlayPosition } from './board/PlayPosition.tsx';
import { SlipPanel } from './slip/SlipPanel.tsx';
import { SlipSum } from './slip/SlipSum.tsx';
import type { UsedLottery } from './draws/use-lottery.ts';
import { useSchedule } from './labels/use-schedule.ts';
import { useSlip } from './slip/use-slip.ts';

interface LotteryTableProps {
  used: UsedLottery;
  game: LotteryGame;
}

/** A lottery's draw, its board with the slip, and what there is to read about it. */
export const LotteryTable = ({ used, game }: LotteryTableProps) => {
  const { t } = useTranslation();
  const { lottery } = game;
  const slip = useSlip(lottery.gameCode);
  const [placed, setPlaced] = useState(0);
  const news = `${used.paid} ${placed}`;
  const schedule = useSchedule()(lottery);
  const canPick = !lottery.maintenance && isSold(used.phase);
  return (
    <Stack gap="x5">
      <Cluster justify="between" align="center">
        <PageHeader
          title={lottery.gameName}
          intro={`${t(`lottery.families.${lottery.family}`)} · ${schedule}`}
        />
        <LinkButton href={lotteryPages[lottery.page]} variant="secondary" size="sm" icon="grid">
          {t('lottery.other')}
        </LinkButton>
      </Cluster>
      <PlayPosition news={news} />
      <BettingFrame
        slipLabel={t('lottery.slip.title')}
        toSlip={t('lottery.slip.toSlip')}
        sum={slip.lines.length > 0 ? <SlipSum game={game} lines={slip.lines} /> : undefined}
        slip={
          <SlipPanel {...{ game, slip, used }} onPlaced={() => setPlaced((count) => count + 1)} />
        }
        rest={<LotteryInfo game={game} news={news} />}
      >
        <Stack gap="x5">
          <DrawPanel game={game} used={used} />
          <BoardPanel game={game} slip={slip} disabled={!canPick} />
        </Stack>
      </BettingFrame>
    </Stack>
  );
};
