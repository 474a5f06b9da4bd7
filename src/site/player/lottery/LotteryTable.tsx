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
import { SlipPanel } from './slip/SlipPanel.tsx';
import type { UsedLottery } from './draws/use-lottery.ts';
import { useSchedule } from './labels/use-schedule.ts';
import { useSlip } from './slip/use-slip.ts';
import { useAtomValue } from 'jotai';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { isTrialAtom } from '../../session/member.state.ts';
import { LotteryRules } from './LotteryRules.tsx';
import { LotteryStatistics } from './draws/LotteryStatistics.tsx';
import { MyPlans } from './tickets/MyPlans.tsx';
import { MyTickets } from './tickets/MyTickets.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { lineFacts, type SlipLine } from './slip/slip-lines.ts';
import { NetPosition } from '#components/NetPosition/NetPosition.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePolling } from '../../money/use-polling.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { positionQuery, resultsQuery } from './state/lottery.state.ts';
import { useNews } from './state/use-news.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { RecordPages } from '../../records/RecordPages.tsx';
import { FIRST_PAGE, pageInput, useChoice } from '../../records/use-choice.ts';
import { drawsBalls } from './labels/card-numbers.ts';
import { DrawResult } from './draws/DrawResult.tsx';

/** Rows of balls, and tables of prizes, that one page holds. */
const BALLS = 10;
const PRIZES = 3;

/** The draws of before, the newest first. */
const Results = ({ game: { lottery }, news }: { game: LotteryGame; news: string }) => {
  const { t } = useTranslation();
  const { choice, turn } = useChoice(FIRST_PAGE);
  const { gameCode, family } = lottery;
  const pageSize = drawsBalls(family) ? BALLS : PRIZES;
  const remote = useMemberQuery(resultsQuery, { gameCode, ...pageInput(choice), pageSize });
  useNews(news, remote.reload);
  return (
    <RecordPages
      label={t('lottery.tabs.results')}
      remote={remote}
      rows={remote.value?.issues ?? []}
      rowKey={({ issueNo }) => issueNo}
      starts={choice.starts}
      next={remote.value?.next}
      turn={turn}
      empty={
        <EmptyState icon="lottery" title={t('lottery.results.emptyTitle')}>
          {t('lottery.results.emptyText')}
        </EmptyState>
      }
    >
      {(issue) => <DrawResult lottery={lottery} issueNo={issue.issueNo} issue={issue} />}
    </RecordPages>
  );
};

/** Between two questions; tickets and draws tell by themselves. */
const POLL_MS = 60_000;

/** How long the member has played and what it came to: always in sight while playing. */
const PlayPosition = ({ news }: { news: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const isTrial = useAtomValue(isTrialAtom);
  const { value, reload } = useMemberQuery(positionQuery, isTrial ? null : {});
  useNews(news, reload);
  usePolling(value !== undefined, reload, POLL_MS);
  const { currency } = useSettings();
  if (isTrial) return null;
  return (
    <NetPosition
      elapsedSeconds={value?.elapsedSeconds ?? 0}
      running={value?.playing ?? false}
      // Until it is known, nothing is said of it.
      netMinor={value?.netMinor ?? null}
      currency={value?.currency ?? currency}
      language={language}
      labels={{
        title: t('gamePlay.session'),
        elapsed: t('gamePlay.elapsed'),
        net: t('gamePlay.net'),
      }}
    />
  );
};

interface SlipSumProps {
  game: LotteryGame;
  lines: readonly SlipLine[];
}

/** What is on the slip in short: "6 bets · €12.00". */
const SlipSum = ({ game, lines }: SlipSumProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const facts = lines.map((line) => lineFacts(line, game));
  const bets = facts.reduce((sum, fact) => sum + (fact?.bets ?? 0), 0);
  const stakeMinor = facts.reduce((sum, fact) => sum + (fact?.stakeMinor ?? 0), 0);
  return `${t('lottery.board.bets', { count: bets })} · ${format.money(stakeMinor, game.currency)}`;
};

/** What there is to read about a lottery, in the order of the tabs. */
const forAll = ['results', 'statistics', 'rules'] as const;
const forMembers = ['tickets', 'plans', ...forAll] as const;

interface LotteryInfoProps {
  game: LotteryGame;
  /** Changes when a draw was paid or tickets were bought: lists are asked for anew. */
  news: string;
}

/** The own tickets and plans, the draws of before, and the rules. */
const LotteryInfo = ({ game, news }: LotteryInfoProps) => {
  const { t } = useTranslation();
  // A trial account buys no tickets (specification 6).
  const parts = useAtomValue(isTrialAtom) ? forAll : forMembers;
  const [part, setPart] = useState<(typeof forMembers)[number]>(parts[0]);
  return (
    <Tabs
      label={t('lottery.tabs.label')}
      items={parts.map((id) => ({ id, label: t(`lottery.tabs.${id}`) }))}
      value={part}
      onChange={(id) => setPart(parts.find((each) => each === id) ?? part)}
    >
      {part === 'tickets' && <MyTickets game={game} news={news} />}
      {part === 'plans' && <MyPlans game={game} news={news} />}
      {part === 'results' && <Results game={game} news={news} />}
      {part === 'statistics' && <LotteryStatistics game={game} news={news} />}
      {part === 'rules' && <LotteryRules game={game} />}
    </Tabs>
  );
};

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
