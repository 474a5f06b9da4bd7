import { TableWheel } from '#components/TableWheel/TableWheel.tsx';
import type { LiveTableBet, LiveTableShow } from '#domain/games/live-table/live-table-show.ts';
import type { WheelResult } from '#domain/games/live-table/money-wheel.ts';
import { type RouletteResult, rouletteWheel } from '#domain/games/roulette/roulette-table.ts';
import { usePlay } from '../play/use-play.ts';
import type { SharedRounds } from '../play/use-shared-rounds.ts';
import { shortResult } from './short-result.ts';
import { moneySectors, rouletteSectors } from './wheel-sectors.ts';

/** The wheel of a roulette or a money table; before bets are closed it stands where it stood. */
export const LiveWheel = ({
  rounds,
}: {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}) => {
  const { say, facts } = usePlay();
  const { variant } = facts.model;
  const { phase, show, past, phaseMs } = rounds;
  const shown = show ?? past[0]?.show ?? null;
  const isTurning = phase === 'running' && show !== null;
  const isRoulette = variant === 'roulette';
  const target = shown && targetOf(isRoulette, shown.result);
  const result = shown ? shortResult(say, variant, shown) : undefined;
  const words = result ? say('liveTable.wheelStands', { result }) : say('liveTable.wheelWaits');
  return (
    <TableWheel
      sectors={isRoulette ? rouletteSectors : moneySectors}
      target={target}
      turning={isTurning}
      turnMs={Math.max(0, (phaseMs ?? 0) - 400)}
      label={isTurning ? say('liveTable.wheelTurns') : words}
      result={phase === 'ended' ? result : undefined}
    />
  );
};

/** The vendor's rules of the same release made the result. */
const targetOf = (isRoulette: boolean, result: unknown): number =>
  isRoulette
    ? rouletteWheel.indexOf((result as RouletteResult).number)
    : (result as WheelResult).segment;
