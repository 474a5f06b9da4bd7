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

import { BetInfo } from './BetInfo.tsx';
import { boardLines } from './board-lines.ts';
import { lineStakeMinor } from '../slip/slip-lines.ts';
import { StakeBar, type Stake } from './StakeBar.tsx';
import { TypedPicks } from './TypedPicks.tsx';
import { useBoardLabels } from './use-board-labels.ts';
import { useLotteryLabels } from '../labels/use-lottery-labels.ts';
import type { UsedSlip } from '../slip/use-slip.ts';

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
