import { Cluster } from '#components/Cluster/Cluster.tsx';
import { CardTable } from '#components/CardTable/CardTable.tsx';
import { GamePiece, type Piece } from '#components/GamePiece/GamePiece.tsx';
import { type FanTanResult, fanTanTable } from '../rules/tables/fan-tan.ts';
import type { LiveTableBet, LiveTableShow } from '../rules/live-table-show.ts';
import type { SicBoDice } from '../rules/tables/sic-bo.ts';
import type { XocDiaResult } from '../rules/tables/xoc-dia.ts';
import { usePlay } from '../../shared/page/play/use-play.ts';
import type { SharedRounds } from '../../shared/page/play/use-shared-rounds.ts';
import { useSteps } from './use-steps.ts';

const STEP_MS = 1100;

/** How many pieces lie there; the beans of fan-tan that are left over are four at most. */
const COUNTS: Record<string, number> = { 'sic-bo': 3, 'fan-tan': 4, 'xoc-dia': 4 };

/** Dice, discs or beans: covered while bets are taken, then shown one after the other. */
export const LivePieces = ({
  rounds,
}: {
  rounds: SharedRounds<LiveTableBet, null, LiveTableShow>;
}) => {
  const { t, facts } = usePlay();
  const { variant } = facts.model;
  const steps = useSteps(rounds, STEP_MS);
  const { show, roundId } = rounds;
  const pieces = show ? piecesOf(variant, show.result) : null;
  const count = pieces?.length ?? COUNTS[variant] ?? 3;
  const covered: Piece =
    variant === 'sic-bo' ? { kind: 'die', face: 1 } : { kind: 'disc', red: false };
  return (
    <CardTable inscription={show && steps >= count ? sentenceOf(variant, show.result, t) : ''}>
      <Cluster justify="center" gap="x3">
        {Array.from({ length: count }, (_, at) => {
          const piece = at < steps ? pieces?.[at] : undefined;
          return (
            <GamePiece
              key={`${roundId} ${at} ${piece === undefined}`}
              piece={piece ?? covered}
              hidden={piece === undefined}
              label={piece ? labelOf(piece, t) : t('liveTable.covered')}
              dealtAs={piece ? 0 : undefined}
            />
          );
        })}
      </Cluster>
    </CardTable>
  );
};

/** The vendor's rules of the same release made the result. */
const piecesOf = (variant: string, result: unknown): Piece[] => {
  if (variant === 'sic-bo')
    return (result as { dice: SicBoDice }).dice.map((face) => ({ kind: 'die', face }));
  if (variant === 'xoc-dia')
    return (result as XocDiaResult).red.map((red) => ({ kind: 'disc', red }));
  const left = fanTanTable.factsOf(result as FanTanResult);
  return Array.from({ length: left }, () => ({ kind: 'disc', red: true }));
};

type Translate = ReturnType<typeof usePlay>['t'];

const labelOf = (piece: Piece, t: Translate): string => {
  if (piece.kind === 'die') return String(piece.face);
  return t(piece.kind === 'disc' && piece.red ? 'liveTable.redDisc' : 'liveTable.whiteDisc');
};

const sentenceOf = (variant: string, result: unknown, t: Translate): string => {
  if (variant === 'fan-tan') {
    const { beans } = result as FanTanResult;
    return t('liveTable.beans', { count: beans, left: fanTanTable.factsOf({ beans }) });
  }
  if (variant === 'xoc-dia')
    return t('spots.redDiscs', { count: (result as XocDiaResult).red.filter(Boolean).length });
  const { dice } = result as { dice: SicBoDice };
  return t('spots.total', { count: dice.reduce((sum, die) => sum + die, 0) });
};
