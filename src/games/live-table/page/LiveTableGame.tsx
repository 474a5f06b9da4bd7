import { useState } from 'react';
import { LiveStage } from '#components/LiveStage/LiveStage.tsx';
import { ResultTrail } from '#components/ResultTrail/ResultTrail.tsx';
import { hostOf } from '#domain/live-hosts.ts';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import { liveTableOf } from '../rules/tables/live-tables.ts';
import { BetPanel } from '../../shared/page/play/BetPanel.tsx';
import { GameStage } from '../../shared/page/frame/GameStage.tsx';
import { usePlay } from '../../shared/page/play/use-play.ts';
import { useSecondsLeft } from '../../shared/page/play/use-seconds-left.ts';
import { type SharedRounds, useSharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { LiveBoard } from './LiveBoard.tsx';
import { LiveTableRules } from './LiveTableRules.tsx';
import { spotText } from '../../shared/page/tables/spot-text.ts';
import { LiveCards } from './LiveCards.tsx';
import { LivePieces } from './LivePieces.tsx';
import { TableWheel } from '#components/TableWheel/TableWheel.tsx';
import { type WheelResult, moneyWheel } from '../rules/tables/money-wheel.ts';
import { type RouletteResult, rouletteWheel } from '../../roulette/rules/roulette-table.ts';
import { moneySectors, rouletteSectors } from '../../shared/page/tables/wheel-sectors.ts';
import { fanTanTable, type FanTanResult } from '../rules/tables/fan-tan.ts';
import type { SicBoDice } from '../rules/tables/sic-bo.ts';
import type { XocDiaResult } from '../rules/tables/xoc-dia.ts';
import type { Translate } from '../../words/game-words.ts';

/** Tables whose result is a figure; the vendor's rules of the same release made it. */
const figures: Record<string, (result: unknown) => string> = {
  roulette: (result) => String((result as RouletteResult).number),
  'money-wheel': (result) => moneyWheel[(result as WheelResult).segment]?.slice(1) ?? '',
  'sic-bo': (result) => {
    const { dice } = result as { dice: SicBoDice };
    return `${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}`;
  },
  'fan-tan': (result) => String(fanTanTable.factsOf(result as FanTanResult)),
  'xoc-dia': (result) => String((result as XocDiaResult).red.filter(Boolean).length),
};

/** A result in a word or a figure: "17", "Banker". */
const shortResult = (t: Translate, variant: string, { result, winners }: LiveTableShow): string => {
  const figure = figures[variant];
  if (figure) return figure(result);
  const [main = ''] = winners;
  return main === '' ? '–' : spotText(t, main, variant);
};

/** The wheel of a roulette or a money table; before bets are closed it stands where it stood. */
const LiveWheel = ({ rounds }: { rounds: SharedRounds<LiveTableBet, null, LiveTableShow> }) => {
  const { t, facts } = usePlay();
  const { variant } = facts.model;
  const { phase, show, past, phaseMs } = rounds;
  const shown = show ?? past[0]?.show ?? null;
  const isTurning = phase === 'running' && show !== null;
  const isRoulette = variant === 'roulette';
  const target = shown && targetOf(isRoulette, shown.result);
  const result = shown ? shortResult(t, variant, shown) : undefined;
  const words = result ? t('liveTable.wheelStands', { result }) : t('liveTable.wheelWaits');
  return (
    <TableWheel
      sectors={isRoulette ? rouletteSectors : moneySectors}
      target={target}
      turning={isTurning}
      turnMs={Math.max(0, (phaseMs ?? 0) - 400)}
      label={isTurning ? t('liveTable.wheelTurns') : words}
      result={phase === 'ended' ? result : undefined}
    />
  );
};

/** The vendor's rules of the same release made the result. */
const targetOf = (isRoulette: boolean, result: unknown): number =>
  isRoulette
    ? rouletteWheel.indexOf((result as RouletteResult).number)
    : (result as WheelResult).segment;

/** What the parts of a live table are given. */
interface LiveResultProps {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}

const parts = {
  wheel: LiveWheel,
  pieces: LivePieces,
  cards: LiveCards,
};

const partOf: Record<string, keyof typeof parts> = {
  roulette: 'wheel',
  'money-wheel': 'wheel',
  'sic-bo': 'pieces',
  'fan-tan': 'pieces',
  'xoc-dia': 'pieces',
};

/** What the table is played with, as it comes about. */
const LiveResult = ({ rounds }: LiveResultProps) => {
  const { facts } = usePlay();
  const Part = parts[partOf[facts.model.variant] ?? 'cards'];
  return <Part rounds={rounds} />;
};

type LiveRounds = SharedRounds<LiveTableBet, null, LiveTableShow>;

/** A live table: a host, one result for all, bets on its fields. */
export const LiveTableGame = () => {
  const play = usePlay();
  const { t, facts } = play;
  const { variant } = facts.model;
  const rounds: LiveRounds = useSharedRounds();
  const [spot, setSpot] = useState<string | null>(null);
  const seconds = useSecondsLeft(rounds);
  const { phase, show } = rounds;
  const odds = liveTableOf(variant).spots.find(({ id }) => id === spot)?.odds;
  const isLive = phase === 'open' || phase === 'running' || phase === 'ended';
  return (
    <GameStage
      announcement={phase === 'ended' && show ? announcementOf(rounds, play) : ''}
      replay={rounds.replay}
      rules={<LiveTableRules />}
      panel={
        <BetPanel
          rounds={rounds}
          choice={spot !== null && odds !== undefined ? { bet: { spot }, odds } : null}
          name={(bet) => spotText(t, bet.spot, variant)}
        />
      }
    >
      <LiveStage
        host={hostOf(facts.game.gameCode)}
        hostLine={t('liveTable.hostLine')}
        status={t(
          isLive
            ? `liveTable.${phase}`
            : phase === 'void'
              ? 'play.sharedVoid'
              : 'liveTable.connecting',
        )}
        seconds={isLive && !rounds.replay ? seconds : null}
        secondsLabel={t('liveTable.seconds')}
        phase={isLive ? phase : 'ended'}
        foot={
          rounds.past.length > 0 && (
            <ResultTrail
              label={t('liveTable.past')}
              results={rounds.past.map((one) => ({
                id: one.roundId,
                text: shortResult(t, variant, one.show),
                tone: 'plain',
              }))}
            />
          )
        }
      >
        <LiveResult rounds={rounds} />
      </LiveStage>
      <LiveBoard rounds={rounds} selected={spot} onSelect={setSpot} />
    </GameStage>
  );
};

const announcementOf = (
  { show, mine }: LiveRounds,
  { t, money, facts }: ReturnType<typeof usePlay>,
): string => {
  const list = show?.winners.map((id) => spotText(t, id, facts.model.variant)).join(', ') ?? '';
  const sum = (amounts: readonly number[]) => money(amounts.reduce((all, each) => all + each, 0));
  const yours = t('liveTable.yours', {
    stake: sum(mine.map(({ stakeMinor }) => stakeMinor)),
    payout: sum(mine.map(({ payoutMinor }) => payoutMinor ?? 0)),
  });
  return [t('liveTable.winners', { list }), mine.length > 0 && yours].filter(Boolean).join(' ');
};
