import { TableWheel } from '#components/TableWheel/TableWheel.tsx';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import type { WheelResult } from '../rules/tables/money-wheel.ts';
import { type RouletteResult, rouletteWheel } from '../../roulette/rules/roulette-table.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { shortResult } from './short-result.ts';
import { moneySectors, rouletteSectors } from '../../shared/page/tables/wheel-sectors.ts';

/** The wheel of a roulette or a money table; before bets are closed it stands where it stood. */
export const LiveWheel = ({
  rounds,
}: {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}) => {
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
