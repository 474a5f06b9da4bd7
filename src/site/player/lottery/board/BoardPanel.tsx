import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { LotteryBoard } from '#components/LotteryBoard/LotteryBoard.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Tabs } from '#components/Tabs/Tabs.tsx';
import { betTypeOf } from '#domain/lottery/courses.ts';
import { ticketBets } from '#domain/lottery/ticket-bets.ts';

import { useLanguage } from '../../../i18n/use-language.ts';
import { newRequestId } from '../../../money/request-id.ts';
import { boardLines } from './board-lines.ts';
import { lineStakeMinor } from '../slip/slip-lines.ts';
import { StakeBar, type Stake } from './StakeBar.tsx';
import { TypedPicks } from './TypedPicks.tsx';
import { useLotteryLabels, type LotteryLabels } from '../labels/use-lottery-labels.ts';
import type { UsedSlip } from '../slip/use-slip.ts';
import type { LotteryBoardLabels } from '#components/LotteryBoard/board-labels.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import type { BetType } from '#domain/lottery/course.ts';
import { allOdds } from '../labels/bet-prices.ts';
import { useReturnText } from './use-return-text.ts';

interface BetInfoProps {
  betType: BetType;
  sold: LotteryGame['betTypes'][number];
  labels: LotteryLabels;
}

/** How a bet wins, what it pays, and what it returns on average. */
const BetInfo = ({ betType, sold, labels }: BetInfoProps) => {
  const { t } = useTranslation();
  const returnText = useReturnText();
  return (
    <Stack gap="x2">
      <p>{labels.kindText(betType.key)}</p>
      <Cluster gap="x2">
        <Tag icon="coin" tone="accent">
          {t('lottery.board.pays', { odds: labels.odds(allOdds(betType, sold.odds)) })}
        </Tag>
        <Tag icon="chart">{t('lottery.board.returns', { percent: returnText(sold.returns) })}</Tag>
        {betType.units > 1 && (
          <Tag icon="ticket">{t('lottery.board.units', { count: betType.units })}</Tag>
        )}
      </Cluster>
    </Stack>
  );
};

/** The words on a board. */
const useBoardLabels = (kind: string, lottery: string): LotteryBoardLabels => {
  const { t } = useTranslation();
  return {
    board: t('lottery.board.name', { lottery, kind }),
    keys: {
      all: t('lottery.board.keys.all'),
      big: t('lottery.board.keys.big'),
      small: t('lottery.board.keys.small'),
      odd: t('lottery.board.keys.odd'),
      even: t('lottery.board.keys.even'),
      clear: t('lottery.board.keys.clear'),
    },
    random: t('lottery.board.random'),
    clearAll: t('lottery.board.clearAll'),
    bets: (count) => t('lottery.board.bets', { count }),
  };
};

interface BoardPanelProps {
  game: LotteryGame;
  slip: UsedSlip;
  /** Nothing can be picked: no draw is sold. */
  disabled: boolean;
}

/** The ways to bet, the board of the chosen one, and its stake. */
export const BoardPanel = ({ game, slip, disabled }: BoardPanelProps) => {
  const { t } = useTranslation();
  const { course, family } = game.lottery;
  const words = useLotteryLabels(course);
  const language = useLanguage();
  const [chosen, setChosen] = useState(game.betTypes[0]?.betType ?? '');
  const [picks, setPicks] = useState<Readonly<Record<string, string[][]>>>({});
  const [stake, setStake] = useState<Stake>({ unitMinor: game.minimumStakeMinor, multiple: 1 });
  const labels = useBoardLabels(words.kindName(chosen), game.lottery.gameName);
  const sold = game.betTypes.find(({ betType }) => betType === chosen);
  const betType = betTypeOf(course, chosen);
  if (!sold || !betType) return null;

  const picked = picks[chosen] ?? betType.rows.map(() => []);
  const pick = (next: string[][]) => setPicks({ ...picks, [chosen]: next });
  // The next pick after a slip was placed begins a new one.
  const held = slip.state.kind === 'placed' ? 0 : slip.lines.length;
  const bets = ticketBets(betType, picked) ?? 0;
  const onceMinor = lineStakeMinor(1, betType, { ...stake, unitMinor: stake.unitMinor ?? 0 });
  const add = (tickets: string[][][]) => {
    const { unitMinor, multiple } = stake;
    if (unitMinor === null) return;
    slip.edit((lines) => [
      ...lines,
      ...tickets.map((each) => ({
        id: newRequestId(),
        betType: chosen,
        picks: each,
        seenOdds: sold.odds,
        unitMinor,
        multiple,
      })),
    ]);
  };
  return (
    <Tabs
      label={t('lottery.board.kinds')}
      variant="pills"
      items={game.betTypes.map(({ betType: id }) => ({ id, label: words.kindName(id) }))}
      value={chosen}
      onChange={setChosen}
    >
      <Stack gap="x4">
        <BetInfo {...{ betType, sold, labels: words }} />
        <LotteryBoard
          rows={boardLines(betType, sold.odds, family === 'LHC', words)}
          shape={family === 'PK10' ? 'tile' : 'ball'}
          rule={betType.rule}
          picks={picked}
          onChange={pick}
          stakeMinor={onceMinor}
          currency={game.currency}
          {...{ language, labels, disabled }}
        />
        <TypedPicks
          betType={betType}
          disabled={disabled}
          picked={picked}
          onPick={pick}
          onTickets={add}
          room={game.maximumLines - held}
        />
        <StakeBar
          {...{ game, betType, bets, stake, disabled }}
          lines={held}
          onStake={setStake}
          onAdd={() => {
            add([picked]);
            pick(betType.rows.map(() => []));
          }}
        />
      </Stack>
    </Tabs>
  );
};
