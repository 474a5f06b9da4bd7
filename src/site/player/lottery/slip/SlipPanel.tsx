import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { LotteryGame } from '#api/lottery-board.ts';
import { TicketSlip } from '#components/TicketSlip/TicketSlip.tsx';

import { useLanguage } from '../../../i18n/use-language.ts';
import { isTrialAtom } from '../../../session/member.state.ts';

import { FollowPanel } from './FollowPanel.tsx';
import { isSold } from '../state/issue-phase.ts';
import { lineFacts, type LineError } from './slip-lines.ts';
import { slipView } from './slip-view.ts';
import { useFollow } from './use-follow.ts';
import type { UsedLottery } from '../draws/use-lottery.ts';
import { useLotteryLabels } from '../labels/use-lottery-labels.ts';
import type { UsedSlip } from './use-slip.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import type { SlipState, SlipRefusal } from './slip.state.ts';
import type { TicketSlipLabels } from '#components/TicketSlip/slip-ticket.ts';
import { useRefusalText } from '../../../fields/refusal-text.ts';

/** Gives the sentences for what keeps a slip, or one of its lines, from being placed. */
const useSlipErrors = ({
  minimumStakeMinor,
  maximumStakeMinor,
  currency,
}: LotteryGame): {
  errorText: (error: LineError) => string;
  refusalText: (refusal: SlipRefusal) => string;
} => {
  const { t } = useTranslation();
  const format = useFormat();
  const common = useRefusalText();
  const texts: Record<LineError, string> = {
    tooLittle: t('lottery.stake.tooLittle', { least: format.money(minimumStakeMinor, currency) }),
    tooMuch: t('lottery.stake.tooMuch', { most: format.money(maximumStakeMinor, currency) }),
    notSold: common('bet_type_unknown'),
  };
  return {
    errorText: (error) => texts[error],
    refusalText: ({ code, details }) => {
      const { issueNo } = details;
      return code === 'sales_closed' && typeof issueNo === 'string'
        ? t('lottery.slip.soldOut', { issue: issueNo })
        : common(code);
    },
  };
};

/** The words of a slip. */
const useSlipLabels = (): TicketSlipLabels => {
  const { t } = useTranslation();
  return {
    title: t('lottery.slip.title'),
    bets: (count) => t('lottery.board.bets', { count }),
    clear: t('lottery.slip.clear'),
    remove: t('lottery.slip.remove'),
    odds: t('lottery.slip.pays'),
    was: t('lottery.slip.was'),
    total: t('lottery.slip.total'),
    highest: t('lottery.slip.highest'),
    place: t('lottery.slip.place'),
    changed: t('lottery.slip.changed'),
    accept: t('lottery.slip.accept'),
    emptyTitle: t('lottery.slip.emptyTitle'),
    emptyText: t('lottery.slip.emptyText'),
    placedTitle: t('lottery.slip.placedTitle'),
    done: t('lottery.slip.done'),
    unknownTitle: t('lottery.slip.unknownTitle'),
    unknownText: t('lottery.slip.unknownText'),
    askAgain: t('lottery.slip.askAgain'),
  };
};

interface SlipPanelProps {
  game: LotteryGame;
  slip: UsedSlip;
  used: UsedLottery;
  /** Tickets were bought. */
  onPlaced: () => void;
}

/** The tickets that the player is about to buy, and the one button that buys them. */
export const SlipPanel = ({ game, slip, used, onPlaced }: SlipPanelProps) => {
  const language = useLanguage();
  const words = useLotteryLabels(game.lottery.course);
  const labels = useSlipLabels();
  const follow = useFollow(game, slip.lines);
  const { errorText, refusalText } = useSlipErrors(game);
  const { state } = slip;
  // What is on its way, or was placed, is told as it was sent.
  const draws = 'order' in state ? state.order.draws : follow.draws;
  const times = draws.reduce((sum, { multiple }) => sum + multiple, 0);
  const most = Math.max(1, ...draws.map(({ multiple }) => multiple));
  const view = slipView(slip.lines, game, words, errorText, most);
  const place = async () => {
    if (await slip.place(follow.draws, follow.on && follow.stopOnWin)) onPlaced();
    await used.remote.reload();
  };
  const { t } = useTranslation();
  return (
    <TicketSlip
      tickets={view.tickets}
      bets={view.bets * draws.length}
      totalMinor={state.kind === 'placed' ? state.receipt.stakeMinor : view.onceMinor * times}
      highestMinor={view.highestMinor}
      state={state.kind}
      refusal={state.kind === 'editing' && state.refusal ? refusalText(state.refusal) : undefined}
      closed={useClosed(game, used)}
      draw={
        draws.length === 1
          ? t('lottery.slip.forIssue', { issue: draws[0]?.issueNo })
          : t('lottery.follow.draws', { count: draws.length })
      }
      plan={
        <FollowPanel
          follow={follow}
          onceMinor={view.onceMinor}
          currency={game.currency}
          disabled={state.kind !== 'editing'}
        />
      }
      receipt={state.kind === 'placed' && <SlipReceipt state={state} currency={game.currency} />}
      currency={game.currency}
      {...{ language, labels }}
      onRemove={(id) => slip.edit((lines) => lines.filter((line) => line.id !== id))}
      onClear={() => slip.edit(() => [])}
      onAcceptOdds={() =>
        slip.edit((lines) =>
          lines.map((line) => ({
            ...line,
            seenOdds: lineFacts(line, game)?.odds ?? line.seenOdds,
          })),
        )
      }
      onPlace={() => void place()}
      onDone={() => slip.edit(() => [])}
    />
  );
};

/** Why nothing can be bought now; undefined while a draw is sold. */
const useClosed = ({ lottery }: LotteryGame, { phase }: UsedLottery): string | undefined => {
  const { t } = useTranslation();
  const isTrial = useAtomValue(isTrialAtom);
  if (isTrial) return t('lottery.slip.trial');
  if (lottery.maintenance) return t('lottery.slip.maintenance');
  if (!phase) return t('lottery.slip.rest');
  return isSold(phase) ? undefined : t('lottery.slip.closed');
};

interface SlipReceiptProps {
  state: Extract<SlipState, { kind: 'placed' }>;
  currency: string;
}

/** What was bought: for which draws, and what is left to play with. */
const SlipReceipt = ({ state: { order, receipt }, currency }: SlipReceiptProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { draws } = order;
  return (
    <>
      <p>
        {draws.length === 1
          ? t('lottery.slip.forIssue', { issue: draws[0]?.issueNo })
          : t('lottery.follow.draws', { count: draws.length })}
      </p>
      <p>{t('lottery.slip.balance', { amount: format.money(receipt.balanceMinor, currency) })}</p>
    </>
  );
};
